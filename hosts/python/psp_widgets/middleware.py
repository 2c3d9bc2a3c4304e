"""What every host answers alike: an ended session, a refused token, a repeated post, a message for the next page.

    MIDDLEWARE = [..., 'psp_widgets.middleware.PspMiddleware']   # last
    CSRF_FAILURE_VIEW = 'psp_widgets.middleware.csrf_failure'
"""

from datetime import timedelta
from urllib.parse import urlsplit

from django.conf import settings
from django.contrib.messages import get_messages
from django.db import IntegrityError, transaction
from django.http import HttpResponse, JsonResponse
from django.middleware.csrf import get_token
from django.shortcuts import redirect, resolve_url
from django.utils import timezone

from psp_widgets.models import IdempotentAnswer

ONE_DAY = timedelta(days=1)


def is_call(request):
    """A call of an element, which wants JSON; otherwise a browser that wants a page."""
    return request.headers.get('X-Requested-With') == 'XMLHttpRequest'


def done(request, url):
    """After a post that was carried out: calls read JSON, native forms follow a redirect."""
    if not is_call(request):
        return redirect(url)
    return JsonResponse({'success': True, 'result': 'success', 'redirect': resolve_url(url)})


def refused(request, message, errors=None, status=422):
    """A post that cannot be carried out; `errors` are messages by the names of the posted fields, as in `form.errors`."""
    if not is_call(request):
        return HttpResponse(message, status=status, content_type='text/plain; charset=utf-8')
    return JsonResponse({'message': message, 'errors': errors or {}}, status=status)


def csrf_failure(request, reason=''):
    """The refusal of a token, with the one that an element then uses."""
    message = 'The form has expired. Please reload the page and try again.'
    if not is_call(request):
        return HttpResponse(message, status=403)
    return JsonResponse({'message': message, 'token': get_token(request)}, status=403)


class PspMiddleware:
    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request):
        take_token(request)
        response = once(request, self.get_response)
        keep_messages(request)
        return signed_out(request, response) if leads_to_sign_in(response) else response


def take_token(request):
    """Elements send X-CSRF-Token, and native forms `_token`; Django looks for another header."""
    token = request.headers.get('X-CSRF-Token')
    if not token and request.method == 'POST' and not is_call(request):
        token = request.POST.get('_token')
    if token:
        request.META[settings.CSRF_HEADER_NAME] = token


def keep_messages(request):
    """Messages stay until a person sees a page: a page that `fetch` follows uses none of them up."""
    messages = get_messages(request)
    is_seen = request.headers.get('Sec-Fetch-Mode', 'navigate') == 'navigate' and not is_call(request)
    if not is_seen and getattr(messages, 'used', False):
        messages.used = False
        messages.added_new = True


def leads_to_sign_in(response):
    path = urlsplit(response.get('Location', '')).path
    return response.status_code in (301, 302, 303, 307) and path == resolve_url(settings.LOGIN_URL)


def signed_out(request, response):
    sign_in = resolve_url(settings.LOGIN_URL)
    if is_call(request):
        return JsonResponse({'message': 'Please sign in.', 'signIn': sign_in}, status=401)
    if request.method == 'POST':
        # Without the `next` of login_required: nobody can come back to an address that only takes posts.
        response['Location'] = sign_in
    return response


def once(request, get_response):
    """Carries out a post once per Idempotency-Key; a repetition gets the first answer, also while the first is at work.

    The work and its answer are one transaction. A refusal, or a redirect to the sign-in page, has changed nothing and
    is not kept.
    """
    key = request.headers.get('Idempotency-Key')
    if not key or request.method != 'POST':
        return get_response(request)
    owner = str(getattr(getattr(request, 'user', None), 'pk', None) or '')
    name = {'owner': owner, 'path': request.path, 'idempotency_key': key}
    IdempotentAnswer.objects.filter(created_at__lt=timezone.now() - ONE_DAY).delete()
    with transaction.atomic():
        try:
            # Waits while a request with the same key is at work.
            with transaction.atomic():
                IdempotentAnswer.objects.create(**name)
        except IntegrityError:
            return stored(name)
        # Django has turned exceptions of the view into answers from 400 on.
        response = get_response(request)
        if response.status_code >= 400 or leads_to_sign_in(response):
            transaction.set_rollback(True)
        else:
            keep(name, response)
        return response


def keep(name, response):
    IdempotentAnswer.objects.filter(**name).update(
        status=response.status_code,
        content_type=response.get('Content-Type', ''),
        location=response.get('Location', ''),
        body=response.content.decode(),
    )


def stored(name):
    answer = IdempotentAnswer.objects.get(**name)
    response = HttpResponse(answer.body, status=answer.status, content_type=answer.content_type)
    if answer.location:
        response['Location'] = answer.location
    return response
