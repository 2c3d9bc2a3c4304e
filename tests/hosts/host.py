"""A host that uses the Python helper, for the tests of all helpers: python3 host.py 4800"""

import json
import mimetypes
import os
import sys
from pathlib import Path

from django.conf import settings

DIST = Path(__file__).resolve().parent / '../../dist'
sys.path.insert(0, str(Path(__file__).resolve().parent / '../../hosts/python'))
settings.configure(
    SECRET_KEY='only for tests',
    ALLOWED_HOSTS=['127.0.0.1'],
    ROOT_URLCONF=__name__,
    INSTALLED_APPS=[
        'django.contrib.auth',
        'django.contrib.contenttypes',
        'django.contrib.sessions',
        'django.contrib.messages',
        'psp_widgets',
    ],
    MIDDLEWARE=[
        'django.contrib.sessions.middleware.SessionMiddleware',
        'django.middleware.csrf.CsrfViewMiddleware',
        'django.contrib.auth.middleware.AuthenticationMiddleware',
        'django.contrib.messages.middleware.MessageMiddleware',
        'psp_widgets.middleware.PspMiddleware',
    ],
    CSRF_FAILURE_VIEW='psp_widgets.middleware.csrf_failure',
    LOGIN_URL='/login',
    DEBUG=True,
    PSP_WIDGETS={'dist': DIST, 'url': '/psp/'},
    TEMPLATES=[
        {
            'BACKEND': 'django.template.backends.django.DjangoTemplates',
            'OPTIONS': {'context_processors': [], 'builtins': ['psp_widgets.templatetags.psp']},
        }
    ],
    DATABASES={'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': os.environ['HOST_DATABASE']}},
    DEFAULT_AUTO_FIELD='django.db.models.BigAutoField',
)

import django  # noqa: E402

django.setup()

from django.contrib import messages  # noqa: E402
from django.contrib.auth import login, logout  # noqa: E402
from django.contrib.auth.decorators import login_required  # noqa: E402
from django.contrib.auth.models import User  # noqa: E402
from django.core.management import call_command, execute_from_command_line  # noqa: E402
from django.db import connection, models  # noqa: E402
from django.http import FileResponse, HttpResponse, JsonResponse  # noqa: E402
from django.template import engines  # noqa: E402
from django.middleware.csrf import get_token  # noqa: E402
from django.shortcuts import redirect  # noqa: E402
from django.urls import path  # noqa: E402
from django.views.decorators.csrf import csrf_exempt  # noqa: E402

from psp_widgets.lists import Column, list_answer  # noqa: E402
from psp_widgets.middleware import done, refused  # noqa: E402
from psp_widgets.tags import json_value  # noqa: E402


class Patient(models.Model):
    name = models.TextField()

    class Meta:
        app_label = 'host'
        db_table = 'patients'


class Payment(models.Model):
    site = models.IntegerField()
    patient = models.ForeignKey(Patient, models.CASCADE, db_column='patient')
    status = models.TextField(choices=[('inReview', 'In Review'), ('paid', 'Paid'), ('denied', 'Denied')])
    total = models.IntegerField()
    visit = models.DateField()

    class Meta:
        app_label = 'host'
        db_table = 'payments'


class Saved(models.Model):
    name = models.TextField(primary_key=True)

    class Meta:
        app_label = 'host'
        db_table = 'saved'


@csrf_exempt
def sign_in(request):
    user, _ = User.objects.get_or_create(username=request.GET['name'])
    login(request, user, 'django.contrib.auth.backends.ModelBackend')
    return JsonResponse({'token': get_token(request)})


@csrf_exempt
def sign_out(request):
    logout(request)
    return JsonResponse({'success': True})


@login_required
def save(request):
    name = request.POST.get('name', '')
    with connection.cursor() as cursor:
        cursor.execute('INSERT INTO saved (name) VALUES (%s)', [name])
    if name == 'ended session':
        return redirect('/login')
    if name == 'crash':
        raise RuntimeError('The work fails.')
    if name == '':
        return refused(request, 'A name is missing.', {'name': ['Enter a name.']})
    messages.success(request, f'{name} was saved.')
    return done(request, '/page')


def page(request):
    shown = [{'level': each.level_tag, 'message': str(each)} for each in messages.get_messages(request)]
    return JsonResponse(shown[0] if shown else None, safe=False)


def list_of_payments(request):
    columns = {
        'patient': 'patient__name',
        'status': Column('status', is_filter=True),
        'total': Column('total', is_searched=False),
        'visit': 'visit',
    }
    kept = 60 if 'kept' in request.GET else 0
    return list_answer(request, Payment.objects.filter(site=12), columns, keep_total_for=kept)


PAGE = """<!doctype html><html lang="en"><head><title>Host</title>{% psp_head 'deposit-form' 'review-queue' %}</head><body>
{% for each in messages %}{% psp 'flash-message' message=each.message level=each.level_tag %}{% endpsp %}{% endfor %}
{% if deposit %}{% psp 'deposit-form' site_id=12 submit_url='/deposit' parent=parent children=children %}Fallback{% endpsp %}
{% else %}{% psp 'review-queue' endpoint='/queue' paging='host' %}{% endpsp %}{% endif %}</body></html>"""
CHILD = {'id': '7', 'name': 'BREATHE "2" </script><!-- & é', 'depositBalance': '100.00', 'depositThresholdAmount': '25.00'}


def html(request, **context):
    context = {**context, 'messages': messages.get_messages(request)}
    return HttpResponse(engines['django'].from_string(PAGE).render(context, request))


@login_required
def deposit_page(request):
    return html(request, deposit=True, parent={'id': 12, 'depositBalance': '1000.00'}, children=[CHILD])


@login_required
def deposit(request):
    funds = request.POST['7']
    if funds == '999.00':
        return refused(request, 'Check the amounts.', {'7': ['Not this amount.']})
    with connection.cursor() as cursor:
        cursor.execute('INSERT INTO saved (name) VALUES (%s)', [funds])
    messages.success(request, 'The deposit was allocated.')
    return done(request, '/queue-page')


@login_required
def decide(request, id):
    status = 'approved' if json.loads(request.body).get('quickApprove') else 'denied'
    if not Payment.objects.filter(id=id, status='inReview').update(status=status):
        return refused(request, 'Not in review.', status=409)
    return JsonResponse({'result': 'success'})


@login_required
def queue(request):
    fields = {'reference': 'id', 'patientId': 'patient__name', 'totalUSD': 'total', 'status': 'status'}
    columns = [{'data': 'reference', 'title': 'Reference'}, {'data': 'patientId', 'title': 'Patient'}]
    waiting = Payment.objects.filter(site=13, status='inReview')
    return list_answer(request, waiting, fields, columns=columns)


def library_file(request, name):
    return FileResponse((DIST / name).open('rb'), content_type=mimetypes.guess_type(name)[0])


urlpatterns = [
    path('psp/<str:name>', library_file),
    path('login', lambda request: HttpResponse('Sign in')),
    path('deposit-page', deposit_page),
    path('deposit', deposit),
    path('queue-page', login_required(html)),
    path('queue', queue),
    path('direct/reimbursement/<int:id>/view/', decide),
    path('sign-in', sign_in),
    path('sign-out', sign_out),
    path('save', save),
    path('page', page),
    path('call', login_required(lambda request: JsonResponse(json_value({'ok': True, 'id': 2**53 + 3})))),
    path('count', lambda request: JsonResponse({'count': Saved.objects.count()})),
    path('list', list_of_payments),
]

if __name__ == '__main__':
    call_command('migrate', verbosity=0)
    execute_from_command_line(['host.py', 'runserver', '--noreload', f'127.0.0.1:{sys.argv[1]}'])
