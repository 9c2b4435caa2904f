// How svgo packs the drawings. Groups stay: one that a style moves must not take over the
// transform of what it holds.
module.exports = {
  multipass: true,
  floatPrecision: 2, // parts drawn at the size of an emoji are shown ten times as large
  plugins: [
    { name: "preset-default", params: { overrides: { collapseGroups: false, moveGroupAttrsToElems: false } } },
  ],
};
