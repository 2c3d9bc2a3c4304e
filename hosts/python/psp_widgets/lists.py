"""Answers the calls of a list from a queryset: batches, and single pages with `data-paging="host"`.

    fields = {'patient': 'patient__name', 'status': Column('status', is_filter=True)}
    return list_answer(request, Payment.objects.filter(site=site), fields)

A row has its `id` and one value per column; `row=` is a function that makes other rows of the records.

Names from a request never become SQL: an unknown one is answered with 400.
"""

import hashlib
import re
from dataclasses import dataclass, field, replace

from django.core.cache import cache
from django.core.exceptions import SuspiciousOperation
from django.db.models import DateField, Q
from django.http import JsonResponse

from psp_widgets.tags import json_value

MAX_LIMIT = 10_000
MONTHS = ('jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec')


@dataclass
class Column:
    """`name` as in `values()`; `labels` are what people see and search for, by default the choices of the field.

    A date is found as `5 Jul 2026`, by default if the field is one.
    """

    name: str
    labels: dict = field(default_factory=dict)
    is_filter: bool = False
    is_searched: bool = True
    is_date: bool = False


class UnknownName(SuspiciousOperation):
    """Django answers it with 400."""


def list_answer(request, queryset, fields, row=None, newest_first=True, keep_total_for=0, **more):
    """{data, total, totalAll, filters} as JSON, and what is in `more`, such as the titles of `columns`.

    `fields`: key of a column -> name as in `values()`, or a Column.

    `keep_total_for` are the seconds for which the cache keeps a count: counting millions of rows takes longer than
    reading a page of them.
    """
    columns = {key: with_labels(queryset, column) for key, column in fields.items()}
    asked = condition(request.GET, columns)
    matching = queryset.filter(asked)
    skip, limit = number(request.GET, 'skip', 0), min(number(request.GET, 'limit', 10), MAX_LIMIT)
    ordered = matching.order_by(*order(request.GET, columns, newest_first))
    # One row more than the page has tells whether others follow.
    found = list(ordered.values_list('pk', flat=True)[skip : skip + limit + 1])
    ids = found[:limit]
    total = total_of(matching, keep_total_for, skip, limit, len(found))
    rows = records(matching, ids, row) if row else values(matching, ids, columns)
    filters = {key: list(column.labels) for key, column in columns.items() if column.is_filter}
    total_all = max(total, count(queryset, keep_total_for)) if asked else total
    return JsonResponse({**more, 'data': rows, 'total': total, 'totalAll': total_all, 'filters': filters})


def with_labels(queryset, column):
    column = column if isinstance(column, Column) else Column(column)
    if column.labels or '__' in column.name:
        return column
    found = [each for each in queryset.model._meta.fields if each.name == column.name]
    labels = dict(found[0].flatchoices) if found else {}
    is_date = column.is_date or bool(found) and isinstance(found[0], DateField)
    return replace(column, labels=labels, is_date=is_date)


def total_of(matching, keep_total_for, skip, limit, found):
    """A kept count may be out of date; the rows that were found are not."""
    if 0 < found <= limit:
        return skip + found
    counted = count(matching, keep_total_for)
    return max(counted, skip + found) if found else min(counted, skip)


def records(matching, ids, row):
    found = matching.order_by().in_bulk(ids)
    return [json_value(row(found[pk])) for pk in ids if pk in found]


def values(matching, ids, columns):
    names = [column.name for column in columns.values()]
    found = {each['pk']: each for each in matching.order_by().filter(pk__in=ids).values('pk', *names)}
    return [
        {'id': json_value(pk), **{key: json_value(found[pk][column.name]) for key, column in columns.items()}}
        for pk in ids
        if pk in found
    ]


def order(query, columns, newest_first):
    """The id is last in every order: otherwise equal values change places between two pages."""
    key = query.get('sort')
    is_descending = newest_first if key is None else query.get('order') == 'desc'
    names = ['pk'] if key is None else [known(columns, key).name, 'pk']
    return [f'-{name}' if is_descending else name for name in names]


def condition(query, columns):
    found = Q()
    for word in query.get('search', '').split():
        found &= word_condition(word, columns)
    for name, value in query.items():
        key = re.fullmatch(r'filter\[(.+)\]', name)
        if key:
            found &= Q(**{known(columns, key[1]).name: value})
    return found


def word_condition(word, columns):
    """A word may be part of any column; of one with labels, of what people see."""
    found = Q(pk__in=[])
    for column in columns.values():
        if not column.is_searched:
            continue
        if not column.labels:
            found |= Q(**{f'{column.name}__icontains': word})
        for month, name in enumerate(MONTHS, 1):
            if column.is_date and word.lower() in name:
                found |= Q(**{f'{column.name}__month': month})
        values = [value for value, label in column.labels.items() if word.lower() in str(label).lower()]
        if values:
            found |= Q(**{f'{column.name}__in': values})
    return found


def known(columns, key):
    if key not in columns:
        raise UnknownName('The list has no such column.')
    return columns[key]


def number(query, name, default):
    value = query.get(name, str(default))
    if not re.fullmatch(r'[0-9]{1,12}', value):
        raise UnknownName(f'{name} is not a number of rows.')
    return int(value)


def count(queryset, seconds):
    counted = queryset.order_by()
    if not seconds:
        return counted.count()
    name = hashlib.sha256(repr(counted.query.sql_with_params()).encode()).hexdigest()
    return cache.get_or_set(f'psp-total-{name}', counted.count, seconds)
