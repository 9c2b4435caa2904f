// Paints one social picture from DATA and leaves it in the document as base64 JPEG.
const load = (src) => new Promise((done, fail) => {
  const image = new Image(); image.onload = () => done(image); image.onerror = fail; image.src = src;
});
(async () => {
  for (const [name, src, weight] of DATA.fonts) {
    document.fonts.add(await new FontFace(name, `url(${src})`, {weight}).load());
  }
  const canvas = document.createElement("canvas"); canvas.width = 1200; canvas.height = 630;
  const c = canvas.getContext("2d");
  c.drawImage(await load(DATA.back), 0, 0);
  const scene = await load(DATA.scene);
  if (DATA.wide) {
    for (const layer of [scene, await load(DATA.sleigh)]) c.drawImage(layer, 0, -20, 1200, 675);
    const veil = c.createLinearGradient(0, 0, 800, 0);
    veil.addColorStop(0, "rgba(11,21,48,.9)"); veil.addColorStop(1, "rgba(11,21,48,0)");
    c.fillStyle = veil; c.fillRect(0, 0, 1200, 630);
  } else if (DATA.framed) {
    c.save(); c.beginPath(); c.roundRect(560, 82, 600, 450, 36); c.fillStyle = DATA.snow; c.fill();
    c.beginPath(); c.roundRect(570, 92, 580, 430, 28); c.clip(); c.drawImage(scene, 570, 90, 580, 435); c.restore();
  } else c.drawImage(scene, 540, 68, 640, 480);
  c.textBaseline = "alphabetic";
  c.drawImage(await load(DATA.logo), 60, 52, 64, 64);
  c.font = "700 32px Nunito"; c.fillStyle = DATA.soft; c.fillText(DATA.site, 138, 97);
  const room = DATA.wide ? 640 : 480;
  let size = 92, rows = [];
  for (; size > 40; size -= 4) {
    c.font = `700 ${size}px Display`; rows = [];
    for (const word of DATA.title.split(" ")) {
      const longer = rows.length ? rows.at(-1) + " " + word : word;
      if (rows.length && c.measureText(longer).width <= room) rows[rows.length - 1] = longer; else rows.push(word);
    }
    if (rows.length <= 3 && rows.every((row) => c.measureText(row).width <= room)) break;
  }
  let y = (DATA.wide ? 268 : 312) - (rows.length - 1) * size * 0.52;
  c.fillStyle = DATA.snow; c.shadowColor = "rgba(11,21,48,.6)"; c.shadowBlur = 18;
  for (const row of rows) { c.fillText(row, 60, y); y += size * 1.06; }
  c.fillStyle = DATA.gold; c.fillRect(62, y - size * 0.62, 96, 6);
  c.font = "700 34px Nunito"; let line = "", top = y - size * 0.62 + 56;
  for (const word of DATA.line.split(" ")) {
    if (line && c.measureText(line + " " + word).width > room) { c.fillText(line, 60, top); top += 44; line = word; }
    else line = line ? line + " " + word : word;
  }
  c.fillText(line, 60, top);
  document.body.textContent = "JPEG:" + canvas.toDataURL("image/jpeg", DATA.quality).split(",")[1] + ":END";
})().catch((error) => { document.body.textContent = "FAILED:" + error; });
