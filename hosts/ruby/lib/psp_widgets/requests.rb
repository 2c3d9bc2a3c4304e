# frozen_string_literal: true

require 'active_support/concern'

module PspWidgets
  # What every host answers alike: an ended session, a refused token, a repeated post, a message for the next page.
  # `include PspWidgets::Requests` in ApplicationController. `IdempotentAnswer` is the model of the table in README.md.
  #
  # Override `psp_owner` and `psp_sign_in_path` if your application has other names for them.
  module Requests
    extend ActiveSupport::Concern

    included do
      # Around, not after: a redirect to sign in by a before_action ends the others.
      around_action :psp_answer_signed_out, if: :psp_call?
      around_action :psp_once
      before_action -> { flash.keep }, unless: :psp_seen?
    end

    class_methods do
      # A callback that is declared again moves to the end: the owner is looked up after the check of the token, which
      # may sign this request out.
      def protect_from_forgery(...)
        super
        around_action :psp_once
      end
    end

    # A call of an element, which wants JSON; otherwise a browser that wants a page.
    def psp_call? = request.xhr?

    # After a post that was carried out: calls read JSON, native forms follow a redirect.
    def psp_done(url)
      psp_call? ? render(json: { success: true, result: 'success', redirect: url_for(url) }) : redirect_to(url, status: :see_other)
    end

    # A post that cannot be carried out; `errors` are messages by the names of the posted fields.
    def psp_refuse(message, errors: {}, status: 422)
      psp_call? ? render(json: { message: message, errors: errors }, status: status) : render(plain: message, status: status)
    end

    private

    def psp_owner = current_user&.id.to_s

    def psp_sign_in_path = '/login'

    # A page that `fetch` follows uses up no message.
    def psp_seen? = request.headers.fetch('Sec-Fetch-Mode', 'navigate') == 'navigate' && !psp_call?

    # Native forms send `_token`.
    def form_authenticity_param = super || params[:_token]

    # Calls get the token that an element then uses; the rest is answered as `protect_from_forgery` says.
    def handle_unverified_request
      return super unless psp_call?

      message = 'The form has expired. Please reload the page and try again.'
      render json: { message: message, token: form_authenticity_token }, status: 403
    end

    def psp_answer_signed_out
      yield
      return unless psp_leads_to_sign_in?

      response.headers.delete('Location')
      response.status = 401
      response.content_type = 'application/json'
      response.body = { message: 'Please sign in.', signIn: psp_sign_in_path }.to_json
    end

    def psp_leads_to_sign_in?
      response.location.present? && URI(response.location).path == psp_sign_in_path
    end

    # Carries out a post once per Idempotency-Key; a repetition gets the first answer, also while the first is at work.
    #
    # The work and its answer are one transaction. A refusal, or a redirect to the sign-in page, has changed nothing
    # and is not kept.
    def psp_once
      key = request.headers['Idempotency-Key']
      return yield unless request.post? && key.present?

      name = { owner: psp_owner, path: request.path, idempotency_key: key }
      IdempotentAnswer.where(created_at: ...1.day.ago).delete_all
      IdempotentAnswer.transaction do
        # Waits while a request with the same key is at work.
        IdempotentAnswer.transaction(requires_new: true) { IdempotentAnswer.create!(name) }
        yield
        raise ActiveRecord::Rollback if response.status >= 400 || psp_leads_to_sign_in?

        IdempotentAnswer.where(name).update_all(status: response.status, content_type: response.content_type.to_s,
                                                location: response.location.to_s, body: response.body)
      end
    rescue ActiveRecord::RecordNotUnique
      stored = IdempotentAnswer.find_by(name)
      # The error came from the work, not from the key.
      raise unless stored

      response.headers['Location'] = stored.location if stored.location.present?
      render body: stored.body, status: stored.status, content_type: stored.content_type
    end
  end
end
