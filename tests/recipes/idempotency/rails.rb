# Runs the concern of docs/hosts.md, a file that is the argument, on posts of stdin: tests/recipes/idempotency.test.ts

require 'json'
require 'logger'
require 'active_record'
require 'action_controller'
require 'rack/mock'

job = JSON.parse($stdin.read)
ActiveRecord::Base.establish_connection(adapter: 'sqlite3', database: ':memory:')
ActiveRecord::Base.connection.execute(job['table'])

class IdempotentAnswer < ActiveRecord::Base; end

require File.expand_path(ARGV[0])

class DepositsController < ActionController::Base
  include OncePerKey

  cattr_accessor :count, default: 0
  rescue_from(RuntimeError) { render json: { count: count }, status: 500 }

  def succeed
    render json: { count: self.count += 1 }
  end

  def refuse
    render json: { count: self.count += 1 }, status: 422
  end

  def crash
    self.count += 1
    raise 'crash'
  end

  private

  def current_user
    Struct.new(:id).new(12)
  end
end

answers = job['posts'].map do |post|
  environment = Rack::MockRequest.env_for('/deposit', method: 'POST')
  environment['HTTP_IDEMPOTENCY_KEY'] = post['key'] if post['key']
  status, _, body = DepositsController.action(post['does']).call(environment)
  text = +''
  body.each { |part| text << part }
  [status, JSON.parse(text)['count']]
end
puts JSON.generate(answers)
