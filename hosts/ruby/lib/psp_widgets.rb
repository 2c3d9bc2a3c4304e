# frozen_string_literal: true

require 'bigdecimal'
require 'date'
require 'did_you_mean'
require 'erb'
require 'json'
require 'logger'
require 'time'

# Writes the tags of PSP Widgets: `psp_tag :deposit_form, site_id: 12 do … end` and `psp_head :deposit_form`.
module PspWidgets
  autoload :List, "#{__dir__}/psp_widgets/list"
  autoload :Requests, "#{__dir__}/psp_widgets/requests"

  # The tag says something that no element understands.
  class Mistake < ArgumentError; end

  # Values as elements read them. Raises a RangeError for a number that has lost digits.
  module Values
    # Beyond this, JavaScript's numbers lose digits.
    MAX_INTEGER = 2**53 - 1

    module_function

    # Numbers without grouping; times as local time, without a zone. Nil for lists and records.
    def scalar_text(value)
      case value
      when Float then plain_number(certain(value))
      when BigDecimal then plain_number(value)
      when Array, Hash then nil
      when Date, Time then local_time(value)
      else value.respond_to?(:in_time_zone) && !value.is_a?(String) ? local_time(value.to_time) : value.to_s
      end
    end

    # Decimals keep the two digits of an amount.
    def plain_number(value)
      text = BigDecimal(value.to_s).to_s('F')
      value.is_a?(BigDecimal) ? text.sub(/\.(\d)\z/, '.\10') : text.delete_suffix('.0')
    end

    def local_time(value)
      return value.iso8601 if value.instance_of?(Date)

      time = value.to_time
      (Time.respond_to?(:zone) && Time.zone ? time.in_time_zone : time.getlocal).strftime('%Y-%m-%dT%H:%M:%S')
    end

    # A binary fraction has 15 certain digits.
    def certain(number)
      raise RangeError, 'a number that has lost digits. Use a text.' unless number.abs <= MAX_INTEGER

      number == number.floor ? number : format('%.15g', number).to_f
    end

    def json_value(value)
      case value
      when nil, true, false, String then value
      when Float then certain(value)
      when Integer then value.abs > MAX_INTEGER ? value.to_s : value
      when Hash then value.to_h { |key, each| [key.to_s, json_value(each)] }
      when Enumerable then value.map { |each| json_value(each) }
      else value.respond_to?(:attributes) ? json_value(value.attributes) : scalar_text(value)
      end
    end
  end

  # What a tag may say is read once from custom-elements.json. A mistake raises in development; in production it is
  # logged, and the fallback takes the place of the tag.
  class Tags
    include Values

    GLOBAL_ATTRIBUTES = %w[id class lang dir slot title hidden].freeze

    # `dist` is the folder of the release, `url` its public address; `settings` are `data-psp-…` of the script.
    def initialize(dist, url: '/psp/', development: false, logger: Logger.new($stderr), **settings)
      @url, @development, @logger, @settings = url, development, logger, settings
      @manifest = JSON.parse(File.read("#{dist}/manifest.json", encoding: 'UTF-8'))
      modules = JSON.parse(File.read("#{dist}/custom-elements.json", encoding: 'UTF-8'))['modules']
      @elements = modules.to_h { |each| [each['declarations'][0]['tagName'], each['declarations'][0]] }
    end

    # A tag with its attributes, such as `site_id` for data-site-id. `fallback` is HTML, `token` that of CSRF.
    def tag(name, values = {}, fallback: '', token: nil)
      unless_refused(fallback) do
        element = element_of(name)
        tag = element['tagName']
        "<#{tag}#{html(attributes(element, values, token))}>#{fallback}</#{tag}>"
      end
    end

    # Style sheet, script, and preloads of what these tags need.
    def head(names = [], nonce: nil)
      files = names.flat_map { |name| unless_refused([]) { files_of(name) } }.uniq - ['psp.js']
      with_nonce = nonce ? { 'nonce' => nonce } : {}
      script = @settings.to_h { |name, value| ["data-psp-#{name.to_s.tr('_', '-')}", value] }
      loading('link', 'href', 'rel' => 'stylesheet', 'href' => 'psp.css', **with_nonce) +
        files.map { |file| loading('link', 'href', 'rel' => 'modulepreload', 'href' => file) }.join +
        loading('script', 'src', 'type' => 'module', 'src' => 'psp.js', **with_nonce, **script) + '</script>'
    end

    private

    def unless_refused(otherwise)
      yield
    rescue Mistake => mistake
      raise if @development

      @logger.error(mistake.message)
      otherwise
    end

    def files_of(name) = @manifest['tags'].fetch(element_of(name)['tagName'], [])

    def element_of(name)
      tag = name.to_s.start_with?('psp-') ? name.to_s : "psp-#{name.to_s.tr('_', '-')}"
      @elements[tag] || refuse("#{tag} is not an element.#{suggestion(tag, @elements.keys)}")
    end

    def loading(name, kind, attributes)
      integrity = @manifest['files'][attributes[kind]]['integrity']
      "<#{name}#{html(attributes.merge(kind => @url + attributes[kind], 'integrity' => integrity))}>"
    end

    def html(attributes) = attributes.map { |name, value| " #{name}=\"#{ERB::Util.html_escape(value)}\"" }.join

    def attributes(element, values, token)
      tag = element['tagName']
      known = element['attributes'].to_h { |each| [each['name'], each] }
      written = written(tag, values, known)
      written['data-token'] ||= token if element['posts'] && token && !written['data-token-cookie']
      known.each_value { |attribute| require_value(tag, attribute, written) }
      written
    end

    def written(tag, values, known)
      values.each_with_object({}) do |(key, value), written|
        name = attribute_name(tag, key.to_s, known)
        is_flag = !known[name] || known[name]['type']['text'] == 'boolean'
        next if value.nil? || (value == false && is_flag)

        written[name] = text_of("#{tag}: #{name}", known[name], value)
      end
    end

    def require_value(tag, attribute, written)
      name, other = attribute.values_at('name', 'requiredUnless')
      return unless attribute['required'] || other
      return if [name, other].any? { |each| !written[each].to_s.empty? }

      refuse("#{tag}: #{[name, other].compact.join(' or ')} is missing.")
    end

    def attribute_name(tag, key, known)
      name = key.gsub(/(?<=[a-z0-9])(?=[A-Z])/, '-').tr('_', '-').downcase
      data = name.start_with?('data-') ? name : "data-#{name}"
      return data if known.key?(data)
      return name if GLOBAL_ATTRIBUTES.include?(name) || name.start_with?('aria-')

      refuse("#{tag}: #{data} is not an attribute.#{suggestion(data, known.keys)}")
    end

    # The text of a value, which has to be of the attribute's type.
    def text_of(subject, attribute, value)
      type = attribute ? attribute['type']['text'] : 'string'
      is_json = type.start_with?('object')
      text = is_json ? json_text(subject, value) : scalar_text(value)
      refuse("#{subject} is a record. Use a text or a number.") unless text
      text = text.encode('UTF-8') unless text.encoding == Encoding::BINARY
      refuse("#{subject} is not UTF-8.") unless text.dup.force_encoding('UTF-8').valid_encoding?
      expected = expectation(type, attribute, value, text)
      return text unless expected

      shown = is_json ? { '[' => 'a list', '{' => 'a record' }.fetch(text[0], 'a text') : "\"#{text}\""
      refuse("#{subject} is #{shown}. Use #{expected}.")
    rescue RangeError => mistake
      refuse("#{subject} has #{mistake.message}")
    end

    # What has to be used in place of a value; nil if it may stay.
    def expectation(type, attribute, value, text)
      case type
      when 'object' then 'a record' unless text.start_with?('{')
      when 'object[]' then 'a list of records' unless text.start_with?('[')
      when 'boolean' then 'true or false' unless ['', 'true', 'false', '1', '0'].include?(text)
      when 'number' then 'a number' unless text.match?(/\A-?\d+(\.\d+)?\z/)
      else
        values = attribute && attribute['values']
        return values.map { |each| "\"#{each}\"" }.join(' or ') if values && !values.include?(text)

        'a text or a number' if [true, false].include?(value) && attribute
      end
    end

    # A text that is JSON already is passed on.
    def json_text(subject, value)
      text = value.is_a?(String) ? value.strip : JSON.generate(json_value(value))
      JSON.parse(text)
      text
    rescue JSON::ParserError, JSON::GeneratorError, EncodingError => error
      refuse("#{subject} is not #{error.is_a?(JSON::ParserError) ? 'JSON' : 'UTF-8'}.")
    end

    def suggestion(name, names)
      nearest = names.min_by { |each| DidYouMean::Levenshtein.distance(name, each) }
      DidYouMean::Levenshtein.distance(name, nearest) <= 3 ? " Did you mean #{nearest}?" : ''
    end

    def refuse(message) = raise(Mistake, message)
  end

  class << self
    # Set once at start: `PspWidgets.tags = PspWidgets::Tags.new('public/psp', development: Rails.env.development?)`.
    attr_accessor :tags
  end

  # `psp_tag` and `psp_head` of Rails' views: `helper PspWidgets::Helper` in ApplicationController.
  module Helper
    def psp_tag(name, **values, &block)
      fallback = block ? capture(&block).to_s : ''
      PspWidgets.tags.tag(name, values, fallback: fallback, token: form_authenticity_token).html_safe
    end

    def psp_head(*names) = PspWidgets.tags.head(names, nonce: content_security_policy_nonce).html_safe
  end
end
