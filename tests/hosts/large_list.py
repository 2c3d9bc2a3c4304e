"""Answers queries of a list in PostgreSQL with the Python helper: large_list.py <socket folder> <query>…"""

import json
import sys
from pathlib import Path

from django.conf import settings

sys.path.insert(0, str(Path(__file__).resolve().parent / '../../hosts/python'))
database = {'ENGINE': 'django.db.backends.postgresql', 'NAME': 'postgres', 'USER': 'postgres', 'HOST': sys.argv[1]}
settings.configure(DATABASES={'default': database}, DEFAULT_AUTO_FIELD='django.db.models.AutoField')

import django  # noqa: E402

django.setup()

from django.db import models  # noqa: E402
from django.test import RequestFactory  # noqa: E402

from psp_widgets.lists import Column, list_answer  # noqa: E402


class Patient(models.Model):
    name = models.TextField()

    class Meta:
        app_label = 'host'
        db_table = 'patients'


class Payment(models.Model):
    site = models.IntegerField()
    patient = models.ForeignKey(Patient, models.CASCADE)
    status = models.TextField()
    total = models.IntegerField()
    search_text = models.TextField()

    class Meta:
        app_label = 'host'
        db_table = 'payments'


COLUMNS = {
    'patient': Column('patient__name', is_searched=False),
    'status': Column('status', is_searched=False),
    'total': Column('total', is_searched=False),
    'searchText': Column('search_text'),
}


def answer(query):
    request = RequestFactory().get(f'/list?{query}')
    return json.loads(list_answer(request, Payment.objects.filter(site=12), COLUMNS, keep_total_for=60).content)


print(json.dumps([answer(query) for query in sys.argv[2:]]))
