"""Renders a recipe of Jinja2 or Django, or a template of tests/hosts.

{engine, pages: [{context, template}, …]} on stdin, [{html} or {error}, …] on stdout.
"""

import json
import sys
from pathlib import Path

import django
import jinja2
from django.conf import settings
from django.template.loader import render_to_string
from markupsafe import Markup

FOLDER = Path(__file__).resolve().parent.parent
sys.path.append(str(FOLDER / 'django'))
sys.path.append(str(FOLDER / '../../hosts/python'))
sys.stdin.reconfigure(encoding='utf-8')
sys.stdout.reconfigure(encoding='utf-8')

backend = {'BACKEND': 'django.template.backends.django.DjangoTemplates', 'DIRS': [FOLDER / 'django']}
settings.configure(TEMPLATES=[backend])
django.setup()

from json_for_templates import for_attribute, for_script  # noqa: E402
from psp_widgets.tags import Psp  # noqa: E402


def with_django(context, template):
    children, parent = context.pop('children'), context.pop('parent')
    prepared = {'parent_json': for_attribute(parent), 'children_in_script': for_script(children)}
    return render_to_string(f'{template}.html', {**context, **prepared, 'csrf_token': context['token']})


def with_jinja(context, template):
    # Flask switches escaping on for .html only, and so does select_autoescape: name your own endings.
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader([FOLDER / 'jinja', FOLDER / '../hosts/templates']),
        autoescape=jinja2.select_autoescape(['html', 'html.j2']),
    )
    if template == 'tag':
        add_tags(environment, context)
    return environment.get_template(f'{template}.html.j2').render(context)


def add_tags(environment, context):
    psp = Psp('dist', is_development=True)
    token, nonce = context['token'], context['cspNonce']
    environment.globals['psp'] = lambda name, **values: Markup(psp.tag(name, values, token=token))
    environment.globals['psp_head'] = lambda tags: Markup(psp.head(tags, nonce))


def changed(value, change):
    """A value with all its texts changed."""
    if isinstance(value, dict):
        return {key: changed(entry, change) for key, entry in value.items()}
    if isinstance(value, list):
        return [changed(entry, change) for entry in value]
    return change(value) if isinstance(value, (str, bytes)) else value


encodings = {
    'utf-8': lambda context: context,
    'latin-1': lambda context: changed(context, lambda text: text.encode('latin-1')),
    'latin-1, converted': lambda context: changed(
        changed(context, lambda text: text.encode('latin-1')), lambda text: text.decode('latin-1')
    ),
}


def rendered(engine, page):
    context = encodings[page['encoding']](page['context'])
    try:
        return {'html': engine(context, page['template'])}
    except Exception as error:
        return {'error': str(error)}


job = json.load(sys.stdin)
render = {'django': with_django, 'jinja': with_jinja}[job['engine']]
print(json.dumps([rendered(render, page) for page in job['pages']]))
