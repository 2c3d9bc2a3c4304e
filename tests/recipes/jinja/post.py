# Flask with Flask-WTF: app.config['WTF_CSRF_HEADERS'] = ['X-CSRF-Token'], app.config['WTF_CSRF_FIELD_NAME'] = '_token'
# make CSRFProtect read the header and the field; the token is csrf_token().
@app.post('/direct/site/<int:id>/deposit/')
def save(id):
    deposits.allocate(id, request.form)
    flash('The deposit was allocated.', 'success')
    url = url_for('deposit', id=id)
    is_call = request.headers.get('X-Requested-With') == 'XMLHttpRequest'
    return jsonify(redirect=url) if is_call else redirect(url, 303)
