"""Runs the middleware of docs/hosts.md, a file that is the argument, on posts of stdin: ../idempotency.test.ts"""

import json
import sys
from pathlib import Path
from types import SimpleNamespace

# This file has the name of what it imports.
sys.path.pop(0)

import django  # noqa: E402
from django.conf import settings  # noqa: E402

job = json.load(sys.stdin)
settings.configure(DATABASES={'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': ':memory:'}})
django.setup()

from django.db import connection, models  # noqa: E402
from django.http import JsonResponse  # noqa: E402
from django.test import RequestFactory  # noqa: E402


class IdempotentAnswer(models.Model):
    owner = models.CharField(max_length=100)
    path = models.CharField(max_length=300)
    idempotency_key = models.CharField(max_length=64)
    status = models.IntegerField(null=True)
    body = models.TextField(null=True)

    class Meta:
        app_label = 'portal'
        db_table = 'idempotent_answers'


connection.cursor().execute(job['table'])
documented = {'IdempotentAnswer': IdempotentAnswer}
exec(Path(sys.argv[1]).read_text(), documented)

count = 0
answers = []
for post in job['posts']:

    def view(request):
        """What Django makes of a view, its exceptions included."""
        global count
        count += 1
        return JsonResponse({'count': count}, status={'succeed': 200, 'refuse': 422, 'crash': 500}[post['does']])

    headers = {'HTTP_IDEMPOTENCY_KEY': post['key']} if post['key'] else {}
    request = RequestFactory().post('/deposit', **headers)
    request.user = SimpleNamespace(pk=12)
    response = documented['once_per_key'](view)(request)
    answers.append([response.status_code, json.loads(response.content)['count']])
print(json.dumps(answers))
