# frozen_string_literal: true

# Answers queries of a list in PostgreSQL with the Ruby helper: large_list.rb <socket folder> <query>…

require 'logger'
require 'rails'
require 'action_controller/railtie'
require 'active_record'
require_relative '../../hosts/ruby/lib/psp_widgets'

ActiveRecord::Base.establish_connection(adapter: 'postgresql', host: ARGV.shift, username: 'postgres', database: 'postgres')

class Payment < ActiveRecord::Base; end

COLUMNS = {
  'patient' => { sql: '(SELECT name FROM patients WHERE patients.id = payments.patient_id)', search: false },
  'status' => { sql: 'payments.status', search: false },
  'total' => { sql: 'payments.total', search: false },
  'searchText' => 'payments.search_text'
}.freeze

Rails.cache = ActiveSupport::Cache::MemoryStore.new
list = PspWidgets::List.new(Payment.where(site: 12), COLUMNS, keep_total_for: 60)
puts JSON.generate(ARGV.map { |query| list.answer(Rack::Utils.parse_nested_query(query)) })
