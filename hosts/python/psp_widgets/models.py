from django.db import models


class IdempotentAnswer(models.Model):
    """The answer of a post that was carried out; kept for a day."""

    owner = models.CharField(max_length=100)
    path = models.CharField(max_length=300)
    idempotency_key = models.CharField(max_length=64)
    status = models.PositiveSmallIntegerField(default=0)
    content_type = models.CharField(max_length=100, default='')
    location = models.TextField(default='')
    body = models.TextField(default='')
    created_at = models.DateTimeField(auto_now_add=True, db_index=True)

    class Meta:
        app_label = 'psp_widgets'
        constraints = [
            models.UniqueConstraint(fields=['owner', 'path', 'idempotency_key'], name='psp_one_answer_per_key')
        ]
