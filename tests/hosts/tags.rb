# frozen_string_literal: true

# Writes the tags of tags.json with the Ruby helper: [{html} or {error}] on standard output.

ENV['TZ'] = 'America/New_York'
require_relative '../../hosts/ruby/lib/psp_widgets'

MARKERS = {
  '$float' => :to_f.to_proc,
  '$integer' => :to_i.to_proc,
  '$decimal' => ->(text) { BigDecimal(text) },
  '$date' => ->(text) { Date.iso8601(text) },
  '$time' => ->(text) { Time.iso8601(text) },
  '$latin1' => ->(text) { text.encode('ISO-8859-1').force_encoding('UTF-8') }
}.freeze

def value(given)
  return given.map { |each| value(each) } if given.is_a?(Array)
  return given unless given.is_a?(Hash)

  marker = MARKERS.keys.find { |each| given.key?(each) }
  marker ? MARKERS[marker].call(given[marker]) : given.transform_values { |each| value(each) }
end

results = JSON.parse(File.read("#{__dir__}/tags.json", encoding: 'UTF-8')).map do |each|
  settings = each.fetch('settings', {})
  tags = PspWidgets::Tags.new(ARGV[0], development: !settings['production'], logger: Logger.new(nil))
  next { html: tags.head(each['head']) } if each['head']

  { html: tags.tag(each['tag'], value(each['values']), fallback: each.fetch('fallback', ''), token: settings['token']) }
rescue PspWidgets::Mistake => mistake
  { error: mistake.message }
end
puts JSON.generate(results)
