"""Writes the tags of tags.json with the Python helper: [{html} or {error}] on standard output."""

import json
import logging
import os
import sys
import time
from datetime import date, datetime, timezone
from decimal import Decimal
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / '../../hosts/python'))
os.environ['TZ'] = 'America/New_York'
time.tzset()
logging.disable()

from psp_widgets.tags import Psp  # noqa: E402

MARKERS = {
    '$float': float,
    '$integer': int,
    '$decimal': Decimal,
    '$date': date.fromisoformat,
    '$time': lambda text: datetime.strptime(text, '%Y-%m-%dT%H:%M:%SZ').replace(tzinfo=timezone.utc),
    '$latin1': lambda text: text.encode('latin-1'),
}


def value(given):
    if isinstance(given, list):
        return [value(each) for each in given]
    if not isinstance(given, dict):
        return given
    for marker, read in MARKERS.items():
        if marker in given:
            return read(given[marker])
    return {key: value(each) for key, each in given.items()}


def result(case):
    settings = case.get('settings', {})
    psp = Psp(sys.argv[1], is_development='production' not in settings)
    try:
        if 'head' in case:
            return {'html': psp.head(case['head'])}
        return {'html': psp.tag(case['tag'], value(case['values']), case.get('fallback', ''), settings.get('token'))}
    except ValueError as mistake:
        return {'error': str(mistake)}


print(json.dumps([result(case) for case in json.loads((HERE / 'tags.json').read_text('utf-8'))]))
