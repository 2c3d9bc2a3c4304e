"""Writes the tags of PSP Widgets. In Django use `{% load psp %}`; elsewhere `Psp(…).tag` and `Psp(…).head`.

What a tag may say is read once from custom-elements.json. A mistake raises a ValueError in development; in production
it is logged, and the fallback takes the place of the tag.
"""

import json
import logging
import re
from collections.abc import Iterable, Mapping
from datetime import date, datetime
from decimal import Decimal
from html import escape
from pathlib import Path

GLOBAL_ATTRIBUTES = ('id', 'class', 'lang', 'dir', 'slot', 'title', 'hidden')
# Beyond this, JavaScript's numbers lose digits.
MAX_INTEGER = 2**53 - 1

log = logging.getLogger(__name__)


class Psp:
    def __init__(self, dist, url='/psp/', is_development=False, **settings):
        """`dist` is the folder of the release, `url` its public address; `settings` are `data-psp-…` of the script."""
        self.url = url
        self.is_development = is_development
        self.settings = settings
        self.manifest = json.loads((Path(dist) / 'manifest.json').read_text('utf-8'))
        modules = json.loads((Path(dist) / 'custom-elements.json').read_text('utf-8'))['modules']
        declarations = [module['declarations'][0] for module in modules]
        self.elements = {each['tagName']: each for each in declarations}

    def tag(self, name, values=(), fallback='', token=None):
        """A tag with its attributes, such as `site_id` for data-site-id. `fallback` is HTML, `token` that of CSRF."""
        def written():
            attributes = self._attributes(self._element(name), dict(values), token)
            return f'<{tag_name(name)}{html_attributes(attributes)}>{fallback}</{tag_name(name)}>'

        return self._unless_refused(written, fallback)

    def head(self, tags=(), nonce=''):
        """Style sheet, script, and preloads of what these tags need."""
        files = [self._unless_refused(lambda: self._files(name), ()) for name in tags]
        needed = dict.fromkeys(file for each in files for file in each)
        needed.pop('psp.js', None)
        with_nonce = {'nonce': nonce} if nonce else {}
        script = {f'data-psp-{name.replace("_", "-")}': value for name, value in self.settings.items()}
        return ''.join(
            [
                self._loading('link', {'rel': 'stylesheet', 'href': 'psp.css', **with_nonce}),
                *(self._loading('link', {'rel': 'modulepreload', 'href': file}) for file in needed),
                self._loading('script', {'type': 'module', 'src': 'psp.js', **with_nonce, **script}),
                '</script>',
            ]
        )

    def _unless_refused(self, write, otherwise):
        try:
            return write()
        except ValueError as mistake:
            if self.is_development:
                raise
            log.error(mistake)
            return otherwise

    def _files(self, name):
        return self.manifest['tags'].get(self._element(name)['tagName'], ())

    def _element(self, name):
        tag = tag_name(name)
        if tag not in self.elements:
            raise ValueError(f'{tag} is not an element.{suggestion(tag, self.elements)}')
        return self.elements[tag]

    def _loading(self, name, attributes):
        """A start tag whose href or src is a file of the release, with its integrity."""
        kind = 'href' if 'href' in attributes else 'src'
        integrity = self.manifest['files'][attributes[kind]]['integrity']
        return f'<{name}{html_attributes({**attributes, kind: self.url + attributes[kind], "integrity": integrity})}>'

    def _attributes(self, element, values, token):
        tag = element['tagName']
        known = {each['name']: each for each in element['attributes']}
        written = {}
        for key, value in values.items():
            name = attribute_name(tag, key, known)
            is_flag = known.get(name, {'type': {'text': 'boolean'}})['type']['text'] == 'boolean'
            if value is not None and not (value is False and is_flag):
                written[name] = text_of(f'{tag}: {name}', known.get(name), value)
        if element['posts'] and token is not None and 'data-token-cookie' not in written:
            written.setdefault('data-token', token)
        for name, attribute in known.items():
            other = attribute.get('requiredUnless')
            if (attribute.get('required') or other) and not (written.get(name) or written.get(other)):
                raise ValueError(f'{tag}: {name}{f" or {other}" if other else ""} is missing.')
        return written


def tag_name(name):
    if not isinstance(name, str):
        raise ValueError(f'psp: the name of a tag is {name!r}. Use a text, such as "deposit-form", for each tag.')
    return name if name.startswith('psp-') else f'psp-{name.replace("_", "-")}'


def html_attributes(attributes):
    return ''.join(f' {name}="{escape(str(value))}"' for name, value in attributes.items())


def attribute_name(tag, key, known):
    name = re.sub(r'(?<=[a-z0-9])(?=[A-Z])', '-', key).replace('_', '-').lower()
    data = name if name.startswith('data-') else f'data-{name}'
    if data in known:
        return data
    if name in GLOBAL_ATTRIBUTES or name.startswith('aria-'):
        return name
    raise ValueError(f'{tag}: {data} is not an attribute.{suggestion(data, known)}')


def text_of(subject, attribute, value):
    """The text of a value, which has to be of the attribute's type."""
    kind = attribute['type']['text'] if attribute else 'string'
    is_json = kind.startswith('object')
    try:
        text = json_text(subject, value) if is_json else scalar_text(value)
    except OverflowError as error:
        raise ValueError(f'{subject} has {error}') from error
    if text is None:
        raise ValueError(f'{subject} is a record. Use a text or a number.')
    expected = expectation(kind, attribute, value, text)
    if expected:
        shown = {'[': 'a list', '{': 'a record'}.get(text[:1], 'a text') if is_json else f'"{text}"'
        raise ValueError(f'{subject} is {shown}. Use {expected}.')
    if '\ufffd' in text or any('\ud800' <= letter <= '\udfff' for letter in text):
        raise ValueError(f'{subject} is not UTF-8.')
    return text


def expectation(kind, attribute, value, text):
    """What has to be used in place of a value; None if it may stay."""
    if kind == 'object':
        return None if text.startswith('{') else 'a record'
    if kind == 'object[]':
        return None if text.startswith('[') else 'a list of records'
    if kind == 'boolean':
        return None if text in ('', 'true', 'false', '1', '0') else 'true or false'
    if kind == 'number':
        return None if re.fullmatch(r'-?\d+(\.\d+)?', text) else 'a number'
    values = (attribute or {}).get('values')
    if values and text not in values:
        return ' or '.join(f'"{each}"' for each in values)
    return 'a text or a number' if isinstance(value, bool) and attribute else None


def scalar_text(value):
    """Numbers without grouping; dates as local time, without a zone. None for lists and records."""
    if isinstance(value, bool):
        return 'true' if value else 'false'
    if isinstance(value, float):
        return format(Decimal(repr(certain(value))), 'f')
    if isinstance(value, Decimal):
        return format(value, 'f')
    if isinstance(value, bytes):
        return value.decode('utf-8', 'surrogateescape')
    if isinstance(value, date):
        return local_time(value)
    return None if isinstance(value, (Mapping, list, tuple, set)) else str(value)


def certain(number):
    """A binary fraction has 15 certain digits. Raises an OverflowError if digits before the point are lost."""
    if not abs(number) <= MAX_INTEGER:
        raise OverflowError('a number that has lost digits. Use a text.')
    return number if number.is_integer() else float(f'{number:.15g}')


def local_time(value):
    if not isinstance(value, datetime):
        return value.isoformat()
    local = value.astimezone(local_zone()) if value.tzinfo else value
    return local.replace(tzinfo=None, microsecond=0).isoformat()


def local_zone():
    """Django's current time zone, else that of the server."""
    try:
        from django.conf import settings
        from django.utils import timezone
    except ImportError:
        return None
    return timezone.get_current_timezone() if settings.configured else None


def json_text(subject, value):
    """A text that is JSON already is passed on."""
    try:
        text = value.strip() if isinstance(value, str) else json.dumps(json_value(value), ensure_ascii=False)
        json.loads(text)
        return text
    except ValueError as error:
        raise ValueError(f'{subject} is not JSON.') from error


def json_value(value):
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, float):
        return certain(value)
    if isinstance(value, int):
        return str(value) if abs(value) > MAX_INTEGER else value
    if isinstance(value, Mapping):
        return {str(key): json_value(each) for key, each in value.items()}
    if isinstance(value, Iterable) and not isinstance(value, (str, bytes)):
        return [json_value(each) for each in value]
    return scalar_text(value)


def suggestion(name, names):
    nearest = min(names, key=lambda each: distance(name, each))
    return f' Did you mean {nearest}?' if distance(name, nearest) <= 3 else ''


def distance(a, b):
    """How many letters have to be added, removed or replaced."""
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        above, row[0] = row[0], i
        for j, other in enumerate(b, 1):
            above, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, above + (letter != other))
    return row[-1]
