# frozen_string_literal: true

# A host that uses the Ruby helper, for the tests of all helpers: ruby host.rb 4800

require 'logger'
require 'rails'
require 'action_controller/railtie'
require 'active_record'
require 'rack/handler/puma'
require_relative '../../hosts/ruby/lib/psp_widgets'

ActiveRecord::Base.establish_connection(adapter: 'sqlite3', database: ENV.fetch('HOST_DATABASE'), timeout: 10_000, pool: 20)
ActiveRecord::Base.connection.create_table :idempotent_answers_of_rails, if_not_exists: true do |table|
  table.string :owner, :path, :idempotency_key, null: false
  table.integer :status
  table.string :content_type
  table.text :location, :body
  table.datetime :created_at, null: false
  table.index %i[owner path idempotency_key], unique: true, name: 'one_answer_per_key'
end

class IdempotentAnswer < ActiveRecord::Base
  self.table_name = 'idempotent_answers_of_rails'
end
class Patient < ActiveRecord::Base; end

class Payment < ActiveRecord::Base
  belongs_to :owner, class_name: 'Patient', foreign_key: 'patient'
end

DIST = File.expand_path('../../dist', __dir__)
PspWidgets.tags = PspWidgets::Tags.new(DIST, development: true)

class Host < Rails::Application
  config.eager_load = false
  config.secret_key_base = 'only for tests'
  config.logger = Logger.new(nil)
  config.hosts.clear
  config.cache_store = :memory_store
  config.consider_all_requests_local = false
  routes.append do
    post 'sign-in', to: 'hosts#sign_in'
    post 'sign-out', to: 'hosts#sign_out'
    post 'save', to: 'hosts#save'
    post 'deposit', to: 'hosts#deposit'
    post 'direct/reimbursement/:id/view', to: 'hosts#decide'
    get 'deposit-page', to: 'hosts#deposit_page'
    get 'queue-page', to: 'hosts#queue_page'
    get 'psp/:name', to: 'hosts#library_file', name: /[^\/]+/
    %w[call count page list queue login].each { |name| get name, to: "hosts##{name}" }
  end
end

CHILD = { id: '7', name: 'BREATHE "2" </script><!-- & é', depositBalance: '100.00', depositThresholdAmount: '25.00' }.freeze

class HostsController < ActionController::Base
  include PspWidgets::Requests
  # Not the default, which raises: a post without its token goes on as that of nobody.
  protect_from_forgery with: :null_session, except: %i[sign_in sign_out]
  # A web server serves these files; Rails refuses to serve scripts by an action.
  skip_after_action :verify_same_origin_request, only: :library_file
  helper PspWidgets::Helper
  before_action :require_user, only: %i[save call deposit decide deposit_page queue_page queue]

  def sign_in
    reset_session
    session[:user] = params[:name]
    render json: { token: form_authenticity_token }
  end

  def sign_out
    reset_session
    render json: { success: true }
  end

  def call = render(json: PspWidgets::Values.json_value({ ok: true, id: 2**53 + 3 }))

  def count = render(json: { count: ActiveRecord::Base.connection.select_value('SELECT COUNT(*) FROM saved') })

  def page = render(json: flash[:success] && { level: 'success', message: flash[:success] })

  def save
    name = params[:name].to_s
    ActiveRecord::Base.connection.exec_insert('INSERT INTO saved (name) VALUES (?)', nil, [name])
    return redirect_to('/login') if name == 'ended session'
    raise 'The work fails.' if name == 'crash'
    return psp_refuse('A name is missing.', errors: { name: ['Enter a name.'] }) if name.empty?

    flash[:success] = "#{name} was saved."
    psp_done('/page')
  end

  PAGE = <<~ERB
    <!doctype html><html lang="en"><head><title>Host</title><%= psp_head :deposit_form, :review_queue %></head><body>
    <% flash.each do |level, texts| %><% Array(texts).grep(String).each do |text| %><%= psp_tag :flash_message, message: text, level: level %><% end %><% end %>
    <% if action_name == 'deposit_page' %>
    <%= psp_tag :deposit_form, site_id: 12, submit_url: '/deposit', parent: { id: 12, depositBalance: '1000.00' }, children: [CHILD] do %>Fallback<% end %>
    <% else %><%= psp_tag :review_queue, endpoint: '/queue', paging: 'host' %><% end %></body></html>
  ERB

  def deposit_page = render(inline: PAGE, content_type: 'text/html')

  def queue_page = render(inline: PAGE, content_type: 'text/html')

  def login = render(plain: 'Sign in')

  def library_file = send_file(File.join(DIST, File.basename(params[:name])), disposition: 'inline')

  def deposit
    return psp_refuse('Check the amounts.', errors: { '7' => ['Not this amount.'] }) if params['7'] == '999.00'

    ActiveRecord::Base.connection.exec_insert('INSERT INTO saved (name) VALUES (?)', nil, [params['7']])
    # A message may be a list; Devise adds a flag.
    flash[:success] = ['The deposit was allocated.']
    flash[:timedout] = true
    psp_done('/queue-page')
  end

  def decide
    status = params[:quickApprove] ? 'approved' : 'denied'
    decided = Payment.where(id: params[:id], status: 'inReview').update_all(status: status)
    return psp_refuse('Not in review.', status: 409) if decided.zero?

    render json: { result: 'success' }
  end

  def queue
    columns = { 'reference' => 'payments.id', 'patientId' => 'patients.name', 'totalUSD' => 'payments.total',
                'status' => 'payments.status' }
    shown = [{ data: 'reference', title: 'Reference' }, { data: 'patientId', title: 'Patient' }]
    waiting = Payment.joins(:owner).where(site: 13, status: 'inReview')
    render json: PspWidgets::List.new(waiting, columns).answer(request.query_parameters).merge(columns: shown)
  end

  def list
    labels = { 'inReview' => 'In Review', 'paid' => 'Paid', 'denied' => 'Denied' }
    columns = {
      'patient' => 'patients.name',
      'status' => { sql: 'payments.status', labels: labels, filter: true },
      'total' => { sql: 'payments.total', search: false },
      'visit' => { sql: 'payments.visit', date: true }
    }
    payments = Payment.joins(:owner).where(site: 12)
    kept = params[:kept] ? 60 : 0
    render json: PspWidgets::List.new(payments, columns, keep_total_for: kept).answer(request.query_parameters)
  end

  private

  def current_user = @current_user ||= session[:user] && Struct.new(:id).new(session[:user])

  def require_user
    page = "?next=#{ERB::Util.url_encode(request.fullpath)}" if request.get?
    current_user || redirect_to("/login#{page}")
  end
end

Host.initialize!
Rack::Handler::Puma.run(Host, Host: '127.0.0.1', Port: ARGV[0].to_i, Threads: '5:5', Silent: true)
