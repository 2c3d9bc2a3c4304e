# Renders the recipe of ERB: {engine, pages: [context, …]} on stdin, [{html} or {error}, …] on stdout.

require 'logger'
require 'action_view'
require 'action_view/helpers'
require 'active_support/all'

# What a Rails controller gives to its views.
class View < ActionView::Base.with_empty_template_cache
  attr_accessor :form_authenticity_token
end

def changed(value, &change)
  case value
  when Hash then value.transform_values { |entry| changed(entry, &change) }
  when Array then value.map { |entry| changed(entry, &change) }
  when String then change.call(value)
  else value
  end
end

ENCODINGS = {
  'utf-8' => ->(context) { context },
  'latin-1' => ->(context) { changed(context) { |text| text.encode('ISO-8859-1').force_encoding('UTF-8') } },
  'latin-1, converted' => lambda do |context|
    changed(context) { |text| text.encode('ISO-8859-1').b.encode('UTF-8', 'ISO-8859-1') }
  end
}.freeze

def html(context)
  assigns = {
    site: context['site'].symbolize_keys, parent: context['parent'], children: context['children']
  }
  view = View.new(ActionView::LookupContext.new([File.expand_path('../erb', __dir__)]), assigns, nil)
  view.form_authenticity_token = context['token']
  view.render(template: 'page')
end

job = JSON.parse($stdin.read.force_encoding('UTF-8'))
pages = job['pages'].map do |page|
  { html: html(ENCODINGS[page['encoding']].call(page['context'])) }
rescue StandardError => e
  { error: e.class.name }
end
puts JSON.generate(pages)
