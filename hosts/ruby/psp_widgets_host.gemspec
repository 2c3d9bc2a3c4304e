# frozen_string_literal: true

Gem::Specification.new do |gem|
  gem.name = 'psp_widgets_host'
  gem.version = '1.0.6'
  gem.summary = 'Tags, answers and lists of a Rails host of PSP Widgets'
  gem.authors = ['PSP Widgets']
  gem.files = Dir['lib/**/*.rb'] + ['README.md']
  gem.required_ruby_version = '>= 3.0'
end
