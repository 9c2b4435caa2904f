"""Unit tests of `santa_app.letters`, one module for each module there."""
