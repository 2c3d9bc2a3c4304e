# frozen_string_literal: true

# A host that uses the Ruby helper, for the tests of all helpers: ruby host.rb 4800

require 'logger'
require 'rails'
require 'action_controller/railtie'
require 'active_record'
require 'rack/handler/puma'
require_relative '../../hosts/ruby/lib/psp_widgets'
require_relative '../../hosts/ruby/lib/psp_widgets/requests'
require_relative '../../hosts/ruby/lib/psp_widgets/list'

ActiveRecord::Base.establish_connection(adapter: 'sqlite3', database: ENV.fetch('HOST_DATABASE'), timeout: 10_000)
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

class Host < Rails::Application
  config.eager_load = false
  config.secret_key_base = 'only for tests'
  config.logger = Logger.new(nil)
  config.hosts.clear
  config.consider_all_requests_local = false
  routes.append do
    post 'sign-in', to: 'hosts#sign_in'
    post 'sign-out', to: 'hosts#sign_out'
    post 'save', to: 'hosts#save'
    %w[call count page list].each { |name| get name, to: "hosts##{name}" }
  end
end

class HostsController < ActionController::Base
  include PspWidgets::Requests
  protect_from_forgery with: :exception, except: %i[sign_in sign_out]
  before_action :require_user, only: %i[save call]

  def sign_in
    reset_session
    session[:user] = 1
    render json: { token: form_authenticity_token }
  end

  def sign_out
    reset_session
    render json: { success: true }
  end

  def call = render(json: { ok: true })

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

  def list
    labels = { 'inReview' => 'In Review', 'paid' => 'Paid', 'denied' => 'Denied' }
    columns = {
      'patient' => 'patients.name',
      'status' => { sql: 'payments.status', labels: labels, filter: true },
      'total' => { sql: 'payments.total', search: false }
    }
    payments = Payment.joins(:owner).where(site: 12)
    render json: PspWidgets::List.new(payments, columns).answer(request.query_parameters)
  end

  private

  def current_user = session[:user] && Struct.new(:id).new(session[:user])

  def psp_owner = session[:user].to_s

  def require_user
    redirect_to("/login?next=#{ERB::Util.url_encode(request.fullpath)}") unless session[:user]
  end
end

Host.initialize!
Rack::Handler::Puma.run(Host, Host: '127.0.0.1', Port: ARGV[0].to_i, Silent: true)
