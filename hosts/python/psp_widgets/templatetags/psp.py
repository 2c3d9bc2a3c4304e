"""`{% psp 'deposit-form' site_id=site.pk children=children %}fallback{% endpsp %}`, `{% psp_head 'deposit-form' %}`."""

from functools import lru_cache

from django import template
from django.conf import settings
from django.middleware.csrf import get_token
from django.utils.safestring import mark_safe

from psp_widgets.tags import Psp

register = template.Library()


@lru_cache(maxsize=None)
def helper():
    """PSP_WIDGETS in the settings of Django: `dist`, `url`, `languages`, `api_base`, `debug`."""
    return Psp(is_development=settings.DEBUG, **settings.PSP_WIDGETS)


@register.tag
def psp(parser, token):
    name, *bits = token.split_contents()[1:]
    pairs = [bit.partition('=') for bit in bits]
    values = {key: parser.compile_filter(value) for key, is_pair, value in pairs if is_pair}
    if len(values) < len(bits):
        raise template.TemplateSyntaxError("psp: write each attribute as name=value, such as site_id=site.pk.")
    fallback = parser.parse(('endpsp',))
    parser.delete_first_token()
    return PspNode(parser.compile_filter(name), values, fallback)


class PspNode(template.Node):
    def __init__(self, name, values, fallback):
        self.name, self.values, self.fallback = name, values, fallback

    def render(self, context):
        values = {key: value.resolve(context) for key, value in self.values.items()}
        token = get_token(context['request']) if 'request' in context else context.get('csrf_token')
        return mark_safe(helper().tag(self.name.resolve(context), values, self.fallback.render(context), token))


@register.simple_tag(takes_context=True)
def psp_head(context, *tags):
    nonce = getattr(context.get('request'), 'csp_nonce', '')
    return mark_safe(helper().head(tags, str(nonce)))
