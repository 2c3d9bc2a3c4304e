# Rails checks X-CSRF-Token itself. For the native form of psp-quick-actions, which has the token in _token:
# config.action_controller.request_forgery_protection_token = :_token
class DepositsController < ApplicationController
  def create
    Deposits.allocate(params[:id], params)
    flash[:notice] = 'The deposit was allocated.'
    url = deposit_path(params[:id])
    request.xhr? ? render(json: { redirect: url }) : redirect_to(url, status: :see_other)
  end
end
