"""A minimal host of PSP Widgets in Django, to read and to copy: python3 portal.py runserver 4702"""

import hashlib
import json
import os
import re
import secrets
import sys
from datetime import date
from pathlib import Path

import django
from django.conf import settings
from django.core.management import call_command, execute_from_command_line

HERE = Path(__file__).resolve().parent
LIBRARY = HERE / '../../../dist'
DATA = json.loads((HERE / '../../example-data.json').read_text('utf-8'))
DATABASE = Path(os.environ.get('EXAMPLE_DATA', HERE / '.data/portal.sqlite'))
# A real host has installed the package.
sys.path.insert(0, str(HERE / '..'))

settings.configure(
    # A real host reads its key from the environment, and is not in debug mode.
    SECRET_KEY=os.environ.get('SECRET_KEY') or secrets.token_hex(32),
    DEBUG=True,
    ALLOWED_HOSTS=['127.0.0.1', 'localhost'],
    ROOT_URLCONF=__name__,
    INSTALLED_APPS=[
        'django.contrib.auth',
        'django.contrib.contenttypes',
        'django.contrib.messages',
        'django.contrib.sessions',
        'psp_widgets',
    ],
    MIDDLEWARE=[
        'django.middleware.security.SecurityMiddleware',
        'django.contrib.sessions.middleware.SessionMiddleware',
        'django.middleware.csrf.CsrfViewMiddleware',
        'django.contrib.auth.middleware.AuthenticationMiddleware',
        'django.contrib.messages.middleware.MessageMiddleware',
        f'{__name__}.page_headers',
        'psp_widgets.middleware.PspMiddleware',
        f'{__name__}.refusals',
    ],
    PSP_WIDGETS={'dist': LIBRARY, 'url': '/psp/'},
    CSRF_FAILURE_VIEW='psp_widgets.middleware.csrf_failure',
    LOGIN_URL='/login',
    LOGIN_REDIRECT_URL='/',
    LOGOUT_REDIRECT_URL='/login',
    SESSION_COOKIE_NAME='python_example',
    DATABASES={'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': DATABASE, 'OPTIONS': {'timeout': 10}}},
    DEFAULT_AUTO_FIELD='django.db.models.BigAutoField',
    TEMPLATES=[
        {
            'BACKEND': 'django.template.backends.django.DjangoTemplates',
            'DIRS': [HERE / 'templates'],
            'OPTIONS': {
                'builtins': ['psp_widgets.templatetags.psp'],
                'context_processors': [
                    'django.template.context_processors.request',
                    'django.contrib.auth.context_processors.auth',
                    'django.contrib.messages.context_processors.messages',
                ],
            },
        }
    ],
    SECURE_REFERRER_POLICY='same-origin',
    USE_TZ=True,
)
django.setup()

from django.contrib import messages  # noqa: E402
from django.contrib.auth.decorators import login_required  # noqa: E402
from django.contrib.auth.models import User  # noqa: E402
from django.contrib.auth.views import LoginView, LogoutView  # noqa: E402
from django.db import connection, models  # noqa: E402
from django.http import FileResponse, HttpResponse, HttpResponseNotModified, JsonResponse  # noqa: E402
from django.shortcuts import redirect, render  # noqa: E402
from django.urls import path, re_path  # noqa: E402

from psp_widgets.lists import Column, list_answer  # noqa: E402
from psp_widgets.middleware import done, is_call, refused  # noqa: E402


class Refusal(Exception):
    """The request cannot be carried out; the message is for the person who sent it."""

    def __init__(self, message, status):
        super().__init__(message)
        self.status = status


# ---- Models -----------------------------------------------------------------------------------------------------------


class Model(models.Model):
    class Meta:
        abstract = True
        app_label = 'portal'


class Patient(Model):
    id = models.CharField(primary_key=True, max_length=20)
    label = models.CharField(max_length=60)
    study = models.CharField(max_length=60)


class Reimbursement(Model):
    patient = models.ForeignKey(Patient, models.CASCADE)
    visit_type = models.CharField(max_length=60)
    visit_date = models.CharField(max_length=10)
    submitted_on = models.CharField(max_length=10)
    total = models.IntegerField()
    status = models.CharField(
        max_length=30,
        choices=[
            ('inReview', 'In Review'),
            ('correctionRequired', 'Correction Required'),
            ('approved', 'Approved'),
            ('denied', 'Denied'),
            ('paid', 'Paid'),
        ],
    )
    note = models.CharField(max_length=200)

    @property
    def reference(self):
        return f'ERR-{self.id}'

    @property
    def view(self):
        return f'/request/{self.id}/view'


class Allocation(Model):
    study = models.CharField(primary_key=True, max_length=20)
    funds = models.IntegerField()
    threshold = models.IntegerField()


class Report(Model):
    label = models.CharField(max_length=60)
    first_day = models.CharField(max_length=10)
    last_day = models.CharField(max_length=10)


# ---- Middleware -------------------------------------------------------------------------------------------------------


def page_headers(get_response):
    def middleware(request):
        request.csp_nonce = secrets.token_urlsafe(16)
        response = get_response(request)
        response.setdefault('Cache-Control', 'no-store')
        response.setdefault(
            'Content-Security-Policy',
            f"default-src 'self'; script-src 'nonce-{request.csp_nonce}' 'strict-dynamic'; style-src 'self'; "
            "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
            "require-trusted-types-for 'script'; trusted-types 'none'",
        )
        return response

    return middleware


def refusals(get_response):
    """Answers what cannot be carried out."""

    def middleware(request):
        return get_response(request)

    def process_exception(request, error):
        if not isinstance(error, Refusal):
            return None
        if is_call(request):
            return refused(request, str(error), status=error.status)
        return render(request, 'refusal.html', {'message': str(error)}, status=error.status)

    middleware.process_exception = process_exception
    return middleware


# ---- Pages ------------------------------------------------------------------------------------------------------------


def cookie_page(request):
    return render(request, 'cookies.html')


def dashboard(request):
    site = {**sites(request)[0], 'enableQuickActions': True}
    studies = [{**only(study, 'id', 'studyName'), 'siteId': site['siteId']} for study in DATA['studies']]
    context = {'sites': [site], 'studies': studies}
    return render(request, 'dashboard.html', {'sponsor': DATA['sponsor'], 'site': site, **context})


def list_page(request, site_id):
    breadcrumbs = [{'label': 'Start', 'href': '/'}, {'label': 'Reimbursement List'}]
    endpoint = f'/direct/reimbursement/site/{site_id}/api/list/'
    return render(request, 'list.html', {'site': DATA['site'], 'breadcrumbs': breadcrumbs, 'endpoint': endpoint})


def review_page(request, site_id):
    breadcrumbs = [{'label': 'Start', 'href': '/'}, {'label': 'Review'}]
    endpoint = f'/direct/reimbursement/site/{site_id}/review/api/list/'
    return render(request, 'review.html', {'breadcrumbs': breadcrumbs, 'endpoint': endpoint})


def reimbursement_page(request, id):
    found = found_record(Reimbursement, id)
    patient = record('patients', found.patient_id)
    shown = reimbursement(found)
    total = amount(found.total)
    expense = {
        'type': 'Taxi',
        'invoiceDate': found.visit_date,
        'currency': 'USD',
        'amountFormatted': total,
        'amountUSDFormatted': total,
    }
    detail = {
        **only(shown, 'status', 'totalUSD', 'patientId', 'studyName', 'scoutNumber', 'visitType'),
        'id': str(id),
        'reimbursementId': found.reference,
        'totalPayable': total,
        'paymentCurrency': 'USD',
        'paymentPreference': patient['payType'],
        'patientProfileURL': f'/patient/{patient["id"]}/',
        'siteId': shown['site'],
        'visitDate': found.visit_date,
        'createdOn': found.submitted_on,
        'notes': found.note,
        'travelRequest': 'n/a',
        'expenses': [expense],
    }
    actions = [
        {'href': f'/patient/{patient["id"]}/', 'title': 'Patient'},
        {'href': '/direct/reimbursement/site/12/list/', 'title': 'All'},
    ]
    context = {'reference': found.reference, 'actions': actions, 'reimbursement': detail}
    return render(request, 'reimbursement.html', context)


def patient_page(request, id):
    return render(request, 'patient.html', {'patient': record('patients', str(id))})


def create_reimbursement(request, patient_id):
    patient = record('patients', str(patient_id))
    if request.method == 'GET':
        return render(request, 'create.html', {'patient': patient})
    today = date.today().isoformat()
    created = Reimbursement.objects.create(
        patient_id=patient['id'],
        visit_type=request.POST.get('visitType', ''),
        visit_date=today,
        submitted_on=today,
        total=cents(request.POST.get('total', '')),
        status='inReview',
    )
    messages.success(request, 'The reimbursement was created.')
    return redirect(created.view)


def travel_page(request, id):
    found = record('travelRequests', str(id))
    patient = record('patients', found['patient'])
    study = record('studies', patient['study'])
    shown = {**found, **only(patient, 'patientId'), **only(study, 'studyName', 'scoutNumber')}
    context = {'number': found['requestId'], 'travel': shown, 'patient': only(patient, 'name')}
    return render(request, 'travel.html', context)


def deposit_page(request, site_id):
    if request.method == 'POST':
        return allocate_deposit(request, site_id)
    children = [
        {
            'id': found.study,
            'name': record('studies', found.study)['studyName'],
            'depositBalance': amount(found.funds),
            'depositThresholdAmount': amount(found.threshold),
        }
        for found in Allocation.objects.order_by('study')
    ]
    parent = {'id': site_id, 'depositBalance': amount(DATA['site']['depositBalance'])}
    context = {'site': DATA['site'], 'parent': parent, 'children': children}
    return render(request, 'deposit.html', context)


def budget_page(request, site_id, study_id):
    found = found_record(Allocation, study_id)
    breadcrumbs = [{'label': 'Deposit', 'href': f'/direct/site/{site_id}/deposit/'}, {'label': 'Budget'}]
    context = {
        'study': record('studies', str(study_id)),
        'funds': amount(found.funds),
        'threshold': amount(found.threshold),
        'breadcrumbs': breadcrumbs,
    }
    return render(request, 'budget.html', context)


def report_page(request, site_id):
    return render(request, 'report.html', {'site': DATA['site'], 'types': report_types()})


def report_history(request):
    return render(request, 'reports.html')


def my_studies(request):
    return render(request, 'my-studies.html', {'user_id': request.user.pk})


# ---- Posts ------------------------------------------------------------------------------------------------------------


def decide(request, id):
    """Approves or denies; the body is JSON, so it is not in request.POST."""
    body = json.loads(request.body)
    reason = str(body.get('reason') or '').strip()
    if body.get('quickApprove') is True:
        status = 'approved'
    elif body.get('quickDeny') is True and reason:
        status = 'denied'
    else:
        raise Refusal('Please approve this request, or say why it is denied.', 422)
    if not Reimbursement.objects.filter(id=id, status='inReview').update(status=status, note=reason):
        raise Refusal(f'ERR-{id} is not in review any more.', 409)
    return JsonResponse({'result': 'success'})


def allocate_deposit(request, site_id):
    amounts = {
        study['id']: (cents(request.POST.get(study['id'], '')), cents(request.POST.get(study['id'] + 'Threshold', '')))
        for study in DATA['studies']
    }
    if sum(funds for funds, _ in amounts.values()) > DATA['site']['depositBalance']:
        raise Refusal('Total balance allocated must not exceed the total deposit balance.', 422)
    for study, (funds, threshold) in amounts.items():
        Allocation.objects.filter(study=study).update(funds=funds, threshold=threshold)
    messages.success(request, 'The deposit was allocated.')
    return done(request, f'/direct/site/{site_id}/deposit/')


def request_report(request):
    labels = {type['value']: type['label'] for type in report_types()}
    label = labels.get(request.POST.get('type'))
    if not label:
        raise Refusal('There is no such report.', 422)
    first, last = request.POST.get('dateStart', ''), request.POST.get('dateEnd', '')
    Report.objects.create(label=label, first_day=first, last_day=last)
    messages.success(request, f'Report requested: {label}.')
    return done(request, '/direct/report/list/')


def notes_page(request, site_id):
    """Edited cells arrive as 700401[note]."""
    if request.method == 'GET':
        urls = {'endpoint': f'{request.path}api/list/', 'save_url': request.path}
        return render(request, 'notes.html', urls)
    for name, text in request.POST.items():
        edited = re.fullmatch(r'(\d+)\[note\]', name)
        if edited:
            Reimbursement.objects.filter(id=edited[1]).update(note=text)
    return JsonResponse({'saved': True})


def quick_action(request):
    if request.POST.get('action') == 'createErr':
        patient = record('patients', request.POST.get('patient', ''))
        return redirect(f'/direct/reimbursement/assignedPatient/{patient["id"]}/create')
    messages.info(request, 'This example can only create reimbursements.')
    return redirect('/')


# ---- Answers to GETs --------------------------------------------------------------------------------------------------


def answer(found):
    """A view that answers with JSON."""
    return login_required(lambda request, **arguments: JsonResponse(found(request, **arguments), safe=False))


def only(record, *keys):
    """Of a record, only what the page needs: whatever is sent can be read by the person."""
    return {key: record[key] for key in keys}


def sites(request, study_id=None):
    return [only(DATA['site'], 'id', 'siteId', 'organizationName', 'siteName')]


def sponsors(request):
    return [only(DATA['sponsor'], 'id', 'name')]


def none(request):
    """This example has no contract research organisations and no top-level sites."""
    return []


def studies(request, site_id=None):
    return [only(study, 'id', 'studyName') for study in DATA['studies']]


def patients_of_study(request, study_id):
    return [only(patient, 'id', 'patientId') for patient in DATA['patients'] if patient['study'] == str(study_id)]


def patients_of_site(request, site_id):
    return [only(patient, 'id', 'patientId') for patient in DATA['patients']]


def pending_actions(request, site_id):
    return [
        {
            'id': found.id,
            'patientId': found.patient.label,
            'status': found.status,
            'submissionDate': {'date': found.submitted_on},
            'totalUSD': amount(found.total),
            'view': found.view,
        }
        for found in Reimbursement.objects.filter(status__in=['inReview', 'correctionRequired']).order_by('id')
    ]


def titles(**columns):
    return [{'data': key, 'title': title} for key, title in columns.items()]


def reimbursement_rows(request, site_id):
    shown = titles(reference='Reference', patientId='Patient ID', studyName='Study', visitType='Visit')
    shown += titles(**{'visitDate (CT)': 'Visit date (CT)', 'total': 'Total', 'status': 'Status', 'actions': 'Actions'})
    fields = {
        'reference': 'id',
        'patientId': 'patient__label',
        'studyName': 'patient__study',
        'visitType': 'visit_type',
        'visitDate (CT)': 'visit_date',
        'total': Column('total', is_searched=False),
        'status': Column('status', is_filter=True),
    }
    return list_answer(request, Reimbursement.objects.all(), fields, row=reimbursement, columns=shown)


def review_rows(request, site_id):
    shown = titles(reference='Reference', patientId='Patient ID', studyName='Study', totalUSD='Total USD', status='Status')
    waiting = Reimbursement.objects.filter(status='inReview')
    return list_answer(request, waiting, {}, row=reimbursement, columns=shown)


def note_rows(request, site_id):
    def row(found):
        note = {'display': found.note, 'type': 'editable', 'editConfig': {'type': 'text', 'max': 200}}
        return {'id': found.id, 'reference': reference(found), 'note': note}

    return list_answer(request, Reimbursement.objects.all(), {}, row=row, columns=titles(reference='Reference', note='Note'))


def report_rows(request):
    def row(found):
        return {'id': found.id, 'label': found.label, 'from': found.first_day, 'to': found.last_day}

    shown = [
        {'data': 'label', 'title': 'Report'},
        {'data': 'from', 'title': 'From', 'type': 'date'},
        {'data': 'to', 'title': 'To', 'type': 'date'},
    ]
    return list_answer(request, Report.objects.all(), {}, row=row, columns=shown)


def reference(found):
    return {'display': found.reference, 'type': 'link', 'href': found.view}


def reimbursement(found):
    """A reimbursement as lists show it."""
    patient = record('patients', found.patient_id)
    study = record('studies', patient['study'])
    return {
        'id': found.id,
        'reference': reference(found),
        'status': found.status,
        'total': amount(found.total),
        'totalUSD': amount(found.total),
        'payCurrency': 'USD',
        'patientId': patient['patientId'],
        'visitType': found.visit_type,
        'visitDate (CT)': found.visit_date,
        'activityDate': found.visit_date,
        'submittedOn': found.submitted_on,
        'payType': patient['payType'],
        'scoutNumber': study['scoutNumber'],
        'studyName': study['studyName'],
        'site': DATA['site']['siteId'],
        'country': DATA['site']['country'],
        'actions': [{'href': found.view, 'title': 'View'}],
    }


def reimbursements_of_patient(request, patient_id):
    found = Reimbursement.objects.filter(patient=str(patient_id)).order_by('-id')
    return {'data': [reimbursement(each) for each in found]}


def related_reimbursements(request, id):
    patient = found_record(Reimbursement, id).patient
    return [reimbursement(each) for each in patient.reimbursement_set.exclude(id=id).order_by('-id')]


def advance_payments_of_patient(request, patient_id):
    patient = record('patients', str(patient_id))
    study = record('studies', patient['study'])['studyName']
    found = [payment for payment in DATA['advancePayments'] if payment['patient'] == patient['id']]
    return {'data': [{**payment, 'study': study, 'payType': patient['payType']} for payment in found]}


def travel_requests_of_patient(request, patient_id):
    patient = record('patients', str(patient_id))
    study = record('studies', patient['study'])
    return {
        'data': [
            {
                **only(found, 'id', 'requestId', 'submittedOn', 'status'),
                'visitStartDate': found['apptStart'][:10],
                'visitEndDate': found['apptEnd'][:10],
                'study': study['studyName'],
                'scoutNumber': study['scoutNumber'],
                'site': DATA['site']['siteId'],
                'siteCountry': DATA['site']['country'],
                'patientId': patient['patientId'],
                'patientOrUser': patient['name'],
                'actions': [{'href': f'/travel/{found["id"]}/', 'title': 'View'}],
            }
            for found in DATA['travelRequests']
            if found['patient'] == patient['id']
        ]
    }


def profiles(request, user_id):
    """The first patient is the person who is signed in; they care for the others."""
    return [profile(patient, is_primary=index == 0) for index, patient in enumerate(DATA['patients'])]


def profile(patient, is_primary):
    site, study = DATA['site'], record('studies', patient['study'])
    return {
        'id': patient['id'],
        'enabled': True,
        'isPrimary': is_primary,
        'patientId': patient['patientId'],
        'site': {'enabled': True, 'siteId': site['siteId'], 'configuration': {'restricted': False}},
        'study': {
            'scoutNumber': study['scoutNumber'],
            'studyName': study['studyName'],
            'organizationName': site['organizationName'],
            'sponsor': DATA['sponsor']['name'],
            'archived': False,
            'status': 'active',
            'configuration': {'restricted': False},
        },
        'actions': [{'href': f'/patient/{patient["id"]}/', 'title': 'View'}],
    }


def sponsor_logo(request, id):
    return {'data': DATA['sponsor']['logo']}


def report_types():
    return [{'value': 'visits', 'label': 'Visits'}, {'value': 'monthlyReport', 'label': 'Monthly Report'}]


# ---- The library's files; a web server does the same by two lines of its configuration --------------------------------


def library_file(request, name):
    file = LIBRARY / name
    if not file.is_file():
        return HttpResponse('Not found', status=404)
    etag = '"' + hashlib.sha256(file.read_bytes()).hexdigest()[:32] + '"'
    is_unchanged = request.headers.get('If-None-Match') == etag
    types = {'.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.map': 'application/json'}
    content_type = types.get(file.suffix, 'application/octet-stream')
    response = HttpResponseNotModified() if is_unchanged else FileResponse(file.open('rb'), content_type=content_type)
    is_hashed = re.search(r'\.[0-9a-z]{8}\.(js|css)(\.map)?$', name)
    response['Cache-Control'] = 'public, max-age=31536000, immutable' if is_hashed else 'no-cache'
    response['ETag'] = etag
    return response


def style_sheet(request):
    return FileResponse((HERE / '../../example.css').open('rb'), content_type='text/css')


# ---- Data -------------------------------------------------------------------------------------------------------------


def record(kind, id):
    found = next((entry for entry in DATA[kind] if entry['id'] == id), None)
    if not found:
        raise Refusal('There is no such record.', 404)
    return found


def amount(cents):
    """Money is whole cents: 18450 is shown and sent as 184.50."""
    return f'{cents // 100}.{cents % 100:02}'


def cents(amount):
    if not re.fullmatch(r'[0-9]{1,9}\.[0-9]{2}', amount):
        raise Refusal('Please enter an amount with two decimals.', 422)
    return int(amount.replace('.', ''))


def found_record(model, id):
    found = model.objects.filter(pk=id).first()
    if not found:
        raise Refusal('There is no such record.', 404)
    return found


def seed():
    DATABASE.parent.mkdir(parents=True, exist_ok=True)
    call_command('migrate', verbosity=0)
    if Patient._meta.db_table in connection.introspection.table_names():
        return
    with connection.schema_editor() as editor:
        for model in (Patient, Reimbursement, Allocation, Report):
            editor.create_model(model)
    user = DATA['user']
    User.objects.create_user(user['name'], password=user['password'], id=user['id'], first_name=user['fullName'])
    for patient in DATA['patients']:
        study = record('studies', patient['study'])['studyName']
        Patient.objects.create(id=patient['id'], label=patient['patientId'], study=study)
    for found in DATA['reimbursements']:
        names = ['id', 'patient_id', 'visit_type', 'visit_date', 'submitted_on', 'total', 'status', 'note']
        Reimbursement.objects.create(**dict(zip(names, found.values())))
    for study in DATA['studies']:
        Allocation.objects.create(study=study['id'], funds=study['funds'], threshold=study['threshold'])


urlpatterns = [
    path('login', LoginView.as_view(template_name='login.html')),
    path('logout', LogoutView.as_view()),
    path('cookies/', cookie_page),
    path('style.css', style_sheet),
    re_path(r'^psp/(?P<name>[\w-]+(\.[\w-]+)+)$', library_file),
    # Pages
    path('', login_required(dashboard)),
    path('me/', login_required(my_studies)),
    path('patient/<int:id>/', login_required(patient_page)),
    path('request/<int:id>/view', login_required(reimbursement_page)),
    path('travel/<int:id>/', login_required(travel_page)),
    path('direct/reimbursement/assignedPatient/<int:patient_id>/create', login_required(create_reimbursement)),
    path('direct/reimbursement/site/<int:site_id>/list/', login_required(list_page)),
    path('direct/reimbursement/site/<int:site_id>/review/', login_required(review_page)),
    path('direct/reimbursement/site/<int:site_id>/notes/', login_required(notes_page)),
    path('direct/site/<int:site_id>/deposit/', login_required(deposit_page)),
    path('direct/site/<int:site_id>/study/<int:study_id>/budget/', login_required(budget_page)),
    path('direct/site/<int:site_id>/report/', login_required(report_page)),
    path('direct/report/list/', login_required(report_history)),
    # Posts
    path('quick/action/router', login_required(quick_action)),
    path('report/', login_required(request_report)),
    path('direct/reimbursement/<int:id>/view/', login_required(decide)),
    # Answers
    path('direct/site/api/list/minimal', answer(sites)),
    path('site/api/lookup/study/<int:study_id>/', answer(sites)),
    path('study/api/list/minimal', answer(studies)),
    path('direct/site/<int:site_id>/api/lookup/', answer(studies)),
    path('sponsors/api/list/minimal', answer(sponsors)),
    path('cro/api/list/minimal', answer(none)),
    path('site/master/api/list/minimal', answer(none)),
    path('direct/api/dashboard/patient/study/<int:study_id>/', answer(patients_of_study)),
    path('direct/patient/api/list/study/<int:study_id>/minimal/', answer(patients_of_study)),
    path('patient/api/list/site/<int:site_id>/minimal/', answer(patients_of_site)),
    path('direct/api/dashboard/site/<int:site_id>/reimbursements/requiresAction/', answer(pending_actions)),
    path('direct/reimbursement/site/<int:site_id>/api/list/', login_required(reimbursement_rows)),
    path('direct/reimbursement/site/<int:site_id>/review/api/list/', login_required(review_rows)),
    path('direct/reimbursement/site/<int:site_id>/notes/api/list/', login_required(note_rows)),
    path('reimbursement/api/list/patient/<int:patient_id>/minimal', answer(reimbursements_of_patient)),
    path('reimbursement/api/list/other/<int:id>/', answer(related_reimbursements)),
    path('patient/api/list/payments/<int:patient_id>/advance-payment/minimal', answer(advance_payments_of_patient)),
    path('patient/api/list/travelRequests/<int:patient_id>/minimal', answer(travel_requests_of_patient)),
    path('dashboard/study/api/list/user/<int:user_id>/', answer(profiles)),
    path('sponsors/api/sponsor/logo/<int:id>', answer(sponsor_logo)),
    path('report/api/list/', login_required(report_rows)),
]

if __name__ == '__main__':
    seed()
    execute_from_command_line(sys.argv)
