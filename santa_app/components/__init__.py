"""The components that pages are built of; pages import this package as `ui`."""

# ruff: noqa: F401 -- these names are the public surface of the package

from santa_app.components.advent import door_front, todays_door
from santa_app.components.attention import attention
from santa_app.components.badges import chip, chips, facts_line, rating
from santa_app.components.banners import banner
from santa_app.components.breadcrumbs import ALL_RECIPES, ALL_STORIES, PARENT_RESOURCES, breadcrumbs
from santa_app.components.buttons import (
    Variant,
    button,
    button_class,
    card_action,
    download_link,
    jump_button,
    link_button,
    page_button,
    video_link,
)
from santa_app.components.card import card
from santa_app.components.children import child_badge, children_chooser
from santa_app.components.class_paper import class_paper
from santa_app.components.countdown import countdown
from santa_app.components.drawing_canvas import DrawingCanvas
from santa_app.components.fields import FORM_METHOD
from santa_app.components.filter_bar import empty_state, filter_buttons, result_count, with_all
from santa_app.components.fold import fold, folded_card
from santa_app.components.heroes import (
    eyebrow_badge,
    hero,
    photo_hero,
    task_hero,
)
from santa_app.components.home_scene import home_scene, home_scene_buttons, home_scene_news
from santa_app.components.icons import drawing, fetched_early, icon, icon_circle, icon_list, picture
from santa_app.components.json_ld import json_ld, publisher
from santa_app.components.language_spans import with_language_spans
from santa_app.components.links import anchor_link, external_link, page_link
from santa_app.components.more_games import more_games
from santa_app.components.operator import operator_address
from santa_app.components.page import Page
from santa_app.components.page_style import PageStyle
from santa_app.components.press_area import KeyArea, PressArea
from santa_app.components.progress_bar import progress_bar
from santa_app.components.read_aloud import read_aloud
from santa_app.components.recipe_card import RECIPE_GRID, recipe_card
from santa_app.components.room import room
from santa_app.components.santas_letter import santas_letter, signature
from santa_app.components.season import look_back, sleeps_left, unless_quiet
from santa_app.components.sections import (
    fact_card,
    faq,
    feature_card,
    fun_facts,
    grid,
    heading,
    night_section,
    numbered_steps,
    part_heading,
    section,
    tip_list,
    ways_on,
)
from santa_app.components.sentences import AS_WRITTEN, as_written, counted_var, sentence
from santa_app.components.server_call import server_call
from santa_app.components.share import calendar_and_share
from santa_app.components.sound_switch import sound_switch
from santa_app.components.surprises import locked_surprise, more_surprises, surprise_choice
from santa_app.components.typography import h1, h2, h3
from santa_app.components.visitors_section import visitors_section
