# settings.py: CSRF_HEADER_NAME = 'HTTP_X_CSRF_TOKEN', since Django looks for X-CSRFToken. The native form of
# psp-quick-actions has the token in _token: PspMiddleware of hosts/python reads it.
@require_POST
def save(request, id):
    deposits.allocate(id, request.POST)
    messages.success(request, 'The deposit was allocated.')
    url = reverse('deposit', args=[id])
    is_call = request.headers.get('X-Requested-With') == 'XMLHttpRequest'
    return JsonResponse({'redirect': url}) if is_call else redirect(url)
