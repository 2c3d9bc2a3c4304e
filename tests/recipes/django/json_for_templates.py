import json

from django.core.serializers.json import DjangoJSONEncoder
from django.utils.safestring import mark_safe


def for_attribute(value):
    """JSON for a quoted attribute, which the template escapes."""
    return json.dumps(value, cls=DjangoJSONEncoder)


def for_script(value):
    """JSON for a script: no value can end it or begin a comment in it."""
    return mark_safe(for_attribute(value).replace('<', '\\u003c'))
