"""Serves the Reflex site of the current folder with the function that `make run` uses."""

from santa_app.server.commands import prepare_environment, serve
from santa_app.settings import load_settings

if __name__ == "__main__":
    prepare_environment()
    serve(load_settings(env_file=None))
