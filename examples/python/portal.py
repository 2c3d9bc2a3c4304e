"""A minimal host of PSP Widgets in Django, to read and to copy: python3 portal.py runserver 4702"""

import hashlib
import json
import os
import re
import secrets
import sqlite3
import sys
import time
from contextlib import contextmanager
from datetime import date
from pathlib import Path

from django.conf import settings
from django.contrib.auth.hashers import check_password, make_password
from django.core.management import execute_from_command_line
from django.http import FileResponse, HttpResponse, HttpResponseNotModified, JsonResponse
from django.middleware.csrf import rotate_token
from django.shortcuts import redirect, render
from django.urls import path, re_path
from django.utils.http import url_has_allowed_host_and_scheme

HERE = Path(__file__).resolve().parent
LIBRARY = HERE / '../../dist'
DATA = json.loads((HERE / '../data.json').read_text('utf-8'))
DATABASE = Path(os.environ.get('EXAMPLE_DATA', HERE / '.data/portal.sqlite'))
ONE_DAY = 24 * 60 * 60

settings.configure(
    # A real host reads its key from the environment, and is not in debug mode.
    SECRET_KEY=os.environ.get('SECRET_KEY') or secrets.token_hex(32),
    DEBUG=True,
    ALLOWED_HOSTS=['127.0.0.1', 'localhost'],
    ROOT_URLCONF=__name__,
    SESSION_ENGINE='django.contrib.sessions.backends.file',
    SESSION_FILE_PATH=DATABASE.parent,
    SESSION_COOKIE_NAME='python_example',
    # The elements send X-CSRF-Token; Django looks for X-CSRFToken by default.
    CSRF_HEADER_NAME='HTTP_X_CSRF_TOKEN',
    CSRF_USE_SESSIONS=True,
    CSRF_FAILURE_VIEW=f'{__name__}.csrf_failure',
    MIDDLEWARE=[
        'django.middleware.security.SecurityMiddleware',
        'django.contrib.sessions.middleware.SessionMiddleware',
        f'{__name__}.token_of_native_forms',
        'django.middleware.csrf.CsrfViewMiddleware',
        f'{__name__}.page_headers',
        f'{__name__}.signed_in',
        f'{__name__}.once',
    ],
    TEMPLATES=[
        {
            'BACKEND': 'django.template.backends.django.DjangoTemplates',
            'DIRS': [HERE / 'templates'],
            'OPTIONS': {'context_processors': ['django.template.context_processors.csrf', f'{__name__}.page_context']},
        }
    ],
    SECURE_REFERRER_POLICY='same-origin',
    USE_TZ=True,
)


class Refusal(Exception):
    """The request cannot be carried out; the message is for the person who sent it."""

    def __init__(self, message, status):
        super().__init__(message)
        self.status = status


# ---- Middleware: CSRF, headers, session, idempotency ------------------------------------------------------------------


def is_call(request):
    """A call of an element, which wants JSON; without it, a browser that wants a page."""
    return request.headers.get('X-Requested-With') == 'XMLHttpRequest'


def token_of_native_forms(get_response):
    """psp-quick-actions is a native form: it cannot send a header, and its field is called _token."""

    def middleware(request):
        if request.method == 'POST' and not is_call(request) and '_token' in request.POST:
            request.META.setdefault('HTTP_X_CSRF_TOKEN', request.POST['_token'])
        return get_response(request)

    return middleware


def page_headers(get_response):
    def middleware(request):
        request.nonce = secrets.token_urlsafe(16)
        response = get_response(request)
        response.setdefault('Cache-Control', 'no-store')
        response.setdefault(
            'Content-Security-Policy',
            f"default-src 'self'; script-src 'nonce-{request.nonce}' 'strict-dynamic'; style-src 'self'; "
            "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
            "require-trusted-types-for 'script'; trusted-types 'none'",
        )
        return response

    return middleware


def signed_in(get_response):
    """401 tells an element that the session has ended; a page goes to the sign-in form. Answers what is refused."""

    def middleware(request):
        is_open = request.path in ('/login', '/cookies/', '/style.css') or request.path.startswith('/psp/')
        if is_open or 'user' in request.session:
            return get_response(request)
        if is_call(request):
            return JsonResponse({'message': 'Please sign in.'}, status=401)
        return redirect(f'/login?next={request.path}')

    def process_exception(request, error):
        if not isinstance(error, Refusal):
            return None
        if is_call(request):
            return JsonResponse({'message': str(error)}, status=error.status)
        return render(request, 'refusal.html', {'message': str(error)}, status=error.status)

    middleware.process_exception = process_exception
    return middleware


def once(get_response):
    """Carries out a post once per Idempotency-Key.

    The work and its answer are stored in one transaction: a repetition, also one that arrives at the same moment,
    waits and gets the first answer. A refusal has changed nothing, and is not stored.
    """

    def middleware(request):
        if request.method != 'POST':
            return get_response(request)
        key = request.headers.get('Idempotency-Key', '')
        name = (request.session.get('user', ''), request.path, key)
        with database() as db:
            request.db = db
            db.execute('BEGIN IMMEDIATE')
            db.execute('DELETE FROM answers WHERE stored_at < ?', [time.time() - ONE_DAY])
            stored = db.execute('SELECT answer FROM answers WHERE user = ? AND path = ? AND key = ?', name).fetchone()
            if stored:
                db.execute('COMMIT')
                return HttpResponse(stored['answer'], content_type='application/json')
            response = get_response(request)
            if response.status_code >= 400:
                db.execute('ROLLBACK')
                return response
            if key:
                answered = [*name, response.content.decode(), time.time()]
                db.execute('INSERT INTO answers VALUES (?, ?, ?, ?, ?)', answered)
            db.execute('COMMIT')
            return response

    return middleware


def csrf_failure(request, reason=''):
    message = 'The form has expired. Please reload the page and try again.'
    return JsonResponse({'message': message}, status=403) if is_call(request) else HttpResponse(message, status=403)


# ---- Pages ------------------------------------------------------------------------------------------------------------


def page_context(request):
    """What every template may use. Only a page that a person sees uses up the message of the last request."""
    is_seen = request.headers.get('Sec-Fetch-Mode', 'navigate') == 'navigate'
    flash = request.session.pop('flash', None) if is_seen else None
    user_name = DATA['user']['fullName'] if 'user' in request.session else ''
    return {'nonce': request.nonce, 'user_name': user_name, 'flash': flash}


def sign_in(request):
    following = request.POST.get('next') or request.GET.get('next') or '/'
    if request.method == 'GET':
        return render(request, 'login.html', {'next': following})
    user = request.db.execute('SELECT * FROM users WHERE name = ?', [request.POST.get('name', '')]).fetchone()
    if not user or not check_password(request.POST.get('password', ''), user['password']):
        return done(request, '/login', 'danger', 'Name or password is wrong.')
    request.session.cycle_key()
    rotate_token(request)
    request.session['user'] = user['id']
    is_ours = url_has_allowed_host_and_scheme(following, allowed_hosts=None)
    return redirect(following if is_ours else '/')


def sign_out(request):
    request.session.flush()
    return redirect('/login')


def cookie_page(request):
    return render(request, 'cookies.html')


def dashboard(request):
    site = {**sites(request)[0], 'enableQuickActions': True}
    studies = [{**only(study, 'id', 'studyName'), 'siteId': site['siteId']} for study in DATA['studies']]
    context = {'sites_json': json.dumps([site]), 'studies_json': json.dumps(studies)}
    return render(request, 'dashboard.html', {'sponsor': DATA['sponsor'], 'site': site, **context})


def list_page(request, site_id):
    breadcrumbs = [{'label': 'Start', 'href': '/'}, {'label': 'Reimbursement List'}]
    return render(request, 'list.html', {'site': DATA['site'], 'breadcrumbs_json': json.dumps(breadcrumbs)})


def review_page(request, site_id):
    breadcrumbs = [{'label': 'Start', 'href': '/'}, {'label': 'Review'}]
    return render(request, 'review.html', {'site': DATA['site'], 'breadcrumbs_json': json.dumps(breadcrumbs)})


def reimbursement_page(request, id):
    found = found_row('SELECT * FROM reimbursements WHERE id = ?', [id])
    patient = record('patients', found['patient'])
    shown = reimbursement(found)
    total = amount(found['total'])
    expense = {
        'type': 'Taxi',
        'invoiceDate': found['visit_date'],
        'currency': 'USD',
        'amountFormatted': total,
        'amountUSDFormatted': total,
    }
    detail = {
        **only(shown, 'status', 'totalUSD', 'patientId', 'studyName', 'scoutNumber', 'visitType'),
        'id': str(id),
        'reimbursementId': f'ERR-{id}',
        'totalPayable': total,
        'paymentCurrency': 'USD',
        'paymentPreference': patient['payType'],
        'patientProfileURL': f'/patient/{patient["id"]}/',
        'siteId': shown['site'],
        'visitDate': found['visit_date'],
        'createdOn': found['submitted_on'],
        'notes': found['note'],
        'travelRequest': 'n/a',
        'expenses': [expense],
    }
    actions = [
        {'href': f'/patient/{patient["id"]}/', 'title': 'Patient'},
        {'href': '/direct/reimbursement/site/12/list/', 'title': 'All'},
    ]
    context = {'reference': f'ERR-{id}', 'actions_json': json.dumps(actions), 'reimbursement_json': json.dumps(detail)}
    return render(request, 'reimbursement.html', context)


def patient_page(request, id):
    return render(request, 'patient.html', {'patient': record('patients', str(id))})


def create_reimbursement(request, patient_id):
    patient = record('patients', str(patient_id))
    if request.method == 'GET':
        return render(request, 'create.html', {'patient': patient})
    today = date.today().isoformat()
    values = [patient['id'], request.POST.get('visitType', ''), today, today, cents(request.POST.get('total', ''))]
    created = request.db.execute(
        'INSERT INTO reimbursements (patient, visit_type, visit_date, submitted_on, total, status, note) '
        "VALUES (?, ?, ?, ?, ?, 'inReview', '')",
        values,
    )
    return done(request, f'/request/{created.lastrowid}/view', 'success', 'The reimbursement was created.')


def travel_page(request, id):
    found = record('travelRequests', str(id))
    patient = record('patients', found['patient'])
    study = record('studies', patient['study'])
    shown = {**found, **only(patient, 'patientId'), **only(study, 'studyName', 'scoutNumber')}
    context = {'request_json': json.dumps(shown), 'patient_json': json.dumps({'name': patient['name']})}
    return render(request, 'travel.html', {'number': found['requestId'], **context})


def deposit_page(request, site_id):
    if request.method == 'POST':
        return allocate_deposit(request, site_id)
    children = [
        {
            'id': found['study'],
            'name': record('studies', found['study'])['studyName'],
            'depositBalance': amount(found['funds']),
            'depositThresholdAmount': amount(found['threshold']),
        }
        for found in rows('SELECT * FROM allocations ORDER BY study')
    ]
    parent = {'id': site_id, 'depositBalance': amount(DATA['site']['depositBalance'])}
    context = {'site': DATA['site'], 'parent_json': json.dumps(parent), 'children_json': json.dumps(children)}
    return render(request, 'deposit.html', context)


def budget_page(request, site_id, study_id):
    found = found_row('SELECT * FROM allocations WHERE study = ?', [str(study_id)])
    breadcrumbs = [{'label': 'Deposit', 'href': f'/direct/site/{site_id}/deposit/'}, {'label': 'Budget'}]
    context = {
        'study': record('studies', str(study_id)),
        'funds': amount(found['funds']),
        'threshold': amount(found['threshold']),
        'breadcrumbs_json': json.dumps(breadcrumbs),
    }
    return render(request, 'budget.html', context)


def report_page(request, site_id):
    return render(request, 'report.html', {'site': DATA['site'], 'types_json': json.dumps(report_types())})


def report_history(request):
    return render(request, 'reports.html')


def my_studies(request):
    return render(request, 'my-studies.html', {'user_id': request.session['user']})


# ---- Posts ------------------------------------------------------------------------------------------------------------


def done(request, url, level, text):
    """Elements read JSON, native forms follow a redirect. The message is shown on the next page."""
    request.session['flash'] = {'level': level, 'text': text}
    return JsonResponse({'redirect': url}) if is_call(request) else redirect(url)


def decide(request, id):
    """Approves or denies; the body is JSON, so it is not in request.POST."""
    body = json.loads(request.body)
    reason = str(body.get('reason') or '').strip()
    if body.get('quickDeny') is True and not reason:
        raise Refusal('Please say why this request is denied.', 422)
    status = 'approved' if body.get('quickApprove') is True else 'denied'
    changed = request.db.execute(
        "UPDATE reimbursements SET status = ?, note = ? WHERE id = ? AND status = 'inReview'", [status, reason, id]
    )
    if not changed.rowcount:
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
        request.db.execute('UPDATE allocations SET funds = ?, threshold = ? WHERE study = ?', [funds, threshold, study])
    return done(request, f'/direct/site/{site_id}/deposit/', 'success', 'The deposit was allocated.')


def request_report(request):
    labels = {type['value']: type['label'] for type in report_types()}
    label = labels.get(request.POST.get('type'))
    if not label:
        raise Refusal('There is no such report.', 422)
    values = [label, request.POST.get('dateStart', ''), request.POST.get('dateEnd', '')]
    request.db.execute('INSERT INTO reports (label, first_day, last_day) VALUES (?, ?, ?)', values)
    return done(request, '/direct/report/list/', 'success', f'Report requested: {label}.')


def notes_page(request, site_id):
    """Edited cells arrive as 700401[note]."""
    if request.method == 'GET':
        return render(request, 'notes.html', {'site': DATA['site']})
    for name, text in request.POST.items():
        edited = re.fullmatch(r'(\d+)\[note\]', name)
        if edited:
            request.db.execute('UPDATE reimbursements SET note = ? WHERE id = ?', [text, edited[1]])
    return JsonResponse({'saved': True})


def quick_action(request):
    if request.POST.get('action') == 'createErr':
        patient = record('patients', request.POST.get('patient', ''))
        return redirect(f'/direct/reimbursement/assignedPatient/{patient["id"]}/create')
    return done(request, '/', 'info', 'This example can only create reimbursements.')


# ---- Answers to GETs --------------------------------------------------------------------------------------------------


def answer(found):
    """A view that answers with JSON."""
    return lambda request, **arguments: JsonResponse(found(request, **arguments), safe=False)


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
            'id': found['id'],
            'patientId': record('patients', found['patient'])['patientId'],
            'status': found['status'],
            'submissionDate': {'date': found['submitted_on']},
            'totalUSD': amount(found['total']),
            'view': f'/request/{found["id"]}/view',
        }
        for found in rows("SELECT * FROM reimbursements WHERE status IN ('inReview', 'correctionRequired') ORDER BY id")
    ]


def reimbursement_rows(request, site_id):
    titles = {
        'reference': 'Reference',
        'patientId': 'Patient ID',
        'studyName': 'Study',
        'visitType': 'Visit',
        'visitDate (CT)': 'Visit Date (CT)',
        'total': 'Total',
        'status': 'Status',
        'actions': 'Actions',
    }
    columns = {
        'reference': 'id',
        'patientId': '(SELECT label FROM patients WHERE patients.id = patient)',
        'studyName': '(SELECT study FROM patients WHERE patients.id = patient)',
        'visitType': 'visit_type',
        'visitDate (CT)': 'visit_date',
        'total': 'total',
        'status': 'status',
    }
    return batch(request, 'reimbursements', '1', reimbursement, titles, columns)


def review_rows(request, site_id):
    titles = {
        'reference': 'Reference',
        'patientId': 'Patient ID',
        'studyName': 'Study',
        'totalUSD': 'Total USD',
        'status': 'Status',
    }
    return batch(request, 'reimbursements', "status = 'inReview'", reimbursement, titles)


def note_rows(request, site_id):
    def cells(found):
        note = {'display': found['note'], 'type': 'editable', 'editConfig': {'type': 'text', 'max': 200}}
        return {'id': found['id'], 'reference': reference(found), 'note': note}

    return batch(request, 'reimbursements', '1', cells, {'reference': 'Reference', 'note': 'Note'})


def report_rows(request):
    def cells(found):
        first, last = found['first_day'], found['last_day']
        return {
            'id': found['id'],
            'label': found['label'],
            'from': {'display': first, 'type': 'date', 'sort': first},
            'to': {'display': last, 'type': 'date', 'sort': last},
        }

    return batch(request, 'reports', '1', cells, {'label': 'Report', 'from': 'From', 'to': 'To'})


def batch(request, table, condition, cells, titles, columns={}):
    """One batch of a table, always in the same order; for a tag with data-paging="host" one page, of the rows that match.

    columns: key -> what to search, sort and filter by, in SQL. Names and conditions are written in this file, never sent.
    """
    total_all = found_row(f'SELECT count(*) AS total FROM {table} WHERE {condition}')['total']
    matching, values = conditions(request, columns)
    condition += matching
    by = columns.get(request.GET.get('sort'), 'id')
    direction = 'ASC' if request.GET.get('order') == 'asc' else 'DESC'
    limit = min(10000, max(1, whole_number(request.GET.get('limit'), 2500)))
    skip = whole_number(request.GET.get('skip'), 0)
    # The id comes last: otherwise rows with equal values change places between two pages.
    order = f'{by} {direction}, id {direction}'
    found = rows(f'SELECT * FROM {table} WHERE {condition} ORDER BY {order} LIMIT ? OFFSET ?', [*values, limit, skip])
    return {
        'data': [cells(row) for row in found],
        'columns': [{'data': key, 'title': title} for key, title in titles.items()],
        'total': found_row(f'SELECT count(*) AS total FROM {table} WHERE {condition}', values)['total'],
        'totalAll': total_all,
        'skip': skip,
    }


def conditions(request, columns):
    """The conditions of search and filters, with their values: each word in some column, each filter in its own."""
    found, values = '', []
    texts = " || ' ' || ".join(columns.values())
    for word in request.GET.get('search', '').split() if columns else []:
        found += f' AND instr(lower({texts}), lower(?)) > 0'
        values.append(word)
    for key, column in columns.items():
        value = request.GET.get(f'filter[{key}]')
        if value is not None:
            found += f' AND {column} = ?'
            values.append(value)
    return found, values


def whole_number(text, default):
    return int(text) if text and text.isdecimal() else default


def reference(found):
    return {'display': f'ERR-{found["id"]}', 'type': 'link', 'href': f'/request/{found["id"]}/view'}


def reimbursement(found):
    """A reimbursement as lists show it."""
    patient = record('patients', found['patient'])
    study = record('studies', patient['study'])
    return {
        'id': found['id'],
        'reference': reference(found),
        'status': found['status'],
        'total': amount(found['total']),
        'totalUSD': amount(found['total']),
        'payCurrency': 'USD',
        'patientId': patient['patientId'],
        'visitType': found['visit_type'],
        'visitDate (CT)': found['visit_date'],
        'activityDate': found['visit_date'],
        'submittedOn': found['submitted_on'],
        'payType': patient['payType'],
        'scoutNumber': study['scoutNumber'],
        'studyName': study['studyName'],
        'site': DATA['site']['siteId'],
        'country': DATA['site']['country'],
        'actions': [{'href': f'/request/{found["id"]}/view', 'title': 'View'}],
    }


def reimbursements_of_patient(request, patient_id):
    found = rows('SELECT * FROM reimbursements WHERE patient = ? ORDER BY id DESC', [str(patient_id)])
    return {'data': [reimbursement(row) for row in found]}


def related_reimbursements(request, id):
    sql = (
        'SELECT * FROM reimbursements WHERE id <> ? '
        'AND patient = (SELECT patient FROM reimbursements WHERE id = ?) ORDER BY id DESC'
    )
    return [reimbursement(row) for row in rows(sql, [id, id])]


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
    return FileResponse((HERE / '../style.css').open('rb'), content_type='text/css')


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


def found_row(sql, values=()):
    found = rows(sql, values)
    if not found:
        raise Refusal('There is no such record.', 404)
    return found[0]


def rows(sql, values=()):
    """Values never become part of the SQL."""
    with database() as db:
        return db.execute(sql, values).fetchall()


@contextmanager
def database():
    db = sqlite3.connect(DATABASE, timeout=10, isolation_level=None)
    db.row_factory = sqlite3.Row
    try:
        yield db
    finally:
        db.close()


def seed():
    DATABASE.parent.mkdir(parents=True, exist_ok=True)
    if DATABASE.exists():
        return
    user = DATA['user']
    with database() as db:
        db.execute('CREATE TABLE users (id TEXT, name TEXT UNIQUE, password TEXT)')
        db.execute(
            'CREATE TABLE reimbursements (id INTEGER PRIMARY KEY, patient TEXT, visit_type TEXT, visit_date TEXT, '
            'submitted_on TEXT, total INTEGER, status TEXT, note TEXT)'
        )
        db.execute('CREATE TABLE patients (id TEXT PRIMARY KEY, label TEXT, study TEXT)')
        db.execute('CREATE TABLE allocations (study TEXT PRIMARY KEY, funds INTEGER, threshold INTEGER)')
        db.execute('CREATE TABLE reports (id INTEGER PRIMARY KEY, label TEXT, first_day TEXT, last_day TEXT)')
        db.execute(
            'CREATE TABLE answers (user TEXT, path TEXT, key TEXT, answer TEXT, stored_at INTEGER, '
            'PRIMARY KEY (user, path, key))'
        )
        db.execute('INSERT INTO users VALUES (?, ?, ?)', [user['id'], user['name'], make_password(user['password'])])
        for found in DATA['reimbursements']:
            db.execute('INSERT INTO reimbursements VALUES (?, ?, ?, ?, ?, ?, ?, ?)', list(found.values()))
        for patient in DATA['patients']:
            study = record('studies', patient['study'])['studyName']
            db.execute('INSERT INTO patients VALUES (?, ?, ?)', [patient['id'], patient['patientId'], study])
        for study in DATA['studies']:
            db.execute('INSERT INTO allocations VALUES (?, ?, ?)', [study['id'], study['funds'], study['threshold']])


urlpatterns = [
    path('login', sign_in),
    path('logout', sign_out),
    path('cookies/', cookie_page),
    path('style.css', style_sheet),
    re_path(r'^psp/(?P<name>[\w-]+(\.[\w-]+)+)$', library_file),
    # Pages
    path('', dashboard),
    path('me/', my_studies),
    path('patient/<int:id>/', patient_page),
    path('request/<int:id>/view', reimbursement_page),
    path('travel/<int:id>/', travel_page),
    path('direct/reimbursement/assignedPatient/<int:patient_id>/create', create_reimbursement),
    path('direct/reimbursement/site/<int:site_id>/list/', list_page),
    path('direct/reimbursement/site/<int:site_id>/review/', review_page),
    path('direct/reimbursement/site/<int:site_id>/notes/', notes_page),
    path('direct/site/<int:site_id>/deposit/', deposit_page),
    path('direct/site/<int:site_id>/study/<int:study_id>/budget/', budget_page),
    path('direct/site/<int:site_id>/report/', report_page),
    path('direct/report/list/', report_history),
    # Posts
    path('quick/action/router', quick_action),
    path('report/', request_report),
    path('direct/reimbursement/<int:id>/view/', decide),
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
    path('direct/reimbursement/site/<int:site_id>/api/list/', answer(reimbursement_rows)),
    path('direct/reimbursement/site/<int:site_id>/review/api/list/', answer(review_rows)),
    path('direct/reimbursement/site/<int:site_id>/notes/api/list/', answer(note_rows)),
    path('reimbursement/api/list/patient/<int:patient_id>/minimal', answer(reimbursements_of_patient)),
    path('reimbursement/api/list/other/<int:id>/', answer(related_reimbursements)),
    path('patient/api/list/payments/<int:patient_id>/advance-payment/minimal', answer(advance_payments_of_patient)),
    path('patient/api/list/travelRequests/<int:patient_id>/minimal', answer(travel_requests_of_patient)),
    path('dashboard/study/api/list/user/<int:user_id>/', answer(profiles)),
    path('sponsors/api/sponsor/logo/<int:id>', answer(sponsor_logo)),
    path('report/api/list/', answer(report_rows)),
]

if __name__ == '__main__':
    seed()
    execute_from_command_line(sys.argv)
