# frozen_string_literal: true

module PspWidgets
  # Answers the calls of a list from a relation: batches, and single pages with `data-paging="host"`.
  #
  #   list = PspWidgets::List.new(Payment.joins(:patient).where(site: site), {
  #     'patient' => 'patients.name',
  #     'status' => { sql: 'payments.status', labels: { 'inReview' => 'In Review' }, filter: true },
  #     'visit' => { sql: 'payments.visit', date: true }, # is found as `5 Jul 2026`
  #     'total' => { sql: 'payments.total', search: false }
  #   })
  #   render json: list.answer(request.query_parameters)
  #
  # Names from a request never become SQL: an unknown one raises ActionController::BadRequest, which is a 400.
  class List
    MAX_LIMIT = 10_000
    MONTHS = %w[jan feb mar apr may jun jul aug sep oct nov dec].freeze

    # `keep_total_for` are the seconds for which Rails.cache keeps a count: counting millions of rows takes longer than
    # reading a page of them.
    def initialize(relation, columns, newest_first: true, keep_total_for: 0)
      @relation, @newest_first, @keep_total_for = relation, newest_first, keep_total_for
      @columns = columns.transform_values do |column|
        { labels: {}, filter: false, date: false, search: true, **(column.is_a?(Hash) ? column : { sql: column }) }
      end
      @id = "#{relation.klass.quoted_table_name}.#{relation.klass.connection.quote_column_name(relation.klass.primary_key)}"
    end

    # {data, total, totalAll, filters}; a row has its `id` and one value per column.
    def answer(query)
      matching = matching(query)
      skip, limit = number(query, 'skip', 0), [number(query, 'limit', 10), MAX_LIMIT].min
      # One row more than the page has tells whether others follow.
      found = matching.order(Arel.sql(order(query))).limit(limit + 1).offset(skip).pluck(Arel.sql(@id))
      total = total(matching, skip, limit, found.size)
      total_all = matching.equal?(@relation) ? total : [total, count(@relation)].max
      filters = @columns.select { |_, column| column[:filter] }.transform_values { |column| column[:labels].keys }
      { data: rows(matching, found.first(limit)), total: total, totalAll: total_all, filters: filters }
    end

    private

    # A kept count may be out of date; the rows that were found are not.
    def total(matching, skip, limit, found)
      return skip + found if found.between?(1, limit)

      counted = count(matching)
      found.zero? ? [counted, skip].min : [counted, skip + found].max
    end

    def rows(matching, ids)
      expressions = [@id, *@columns.values.map { |column| column[:sql] }].map { |sql| Arel.sql(sql) }
      found = matching.where("#{@id} IN (?)", ids).pluck(*expressions).to_h do |id, *values|
        [id, Values.json_value({ id: id, **@columns.keys.zip(values).to_h })]
      end
      found.values_at(*ids).compact
    end

    # The id is last in every order: otherwise equal values change places between two pages.
    def order(query)
      key = query['sort']
      is_descending = key ? query['order'] == 'desc' : @newest_first
      direction = is_descending ? 'DESC' : 'ASC'
      [key && column(key)[:sql], @id].compact.map { |sql| "#{sql} #{direction}" }.join(', ')
    end

    def matching(query)
      words = text(query['search'] || '').split
      searched = words.reduce(@relation) { |found, word| found.where(*word_condition(word)) }
      filters = query['filter'] || {}
      refuse('filter names no column.') unless filters.is_a?(Hash)
      filters.reduce(searched) { |found, (key, value)| found.where("#{column(key)[:sql]} = ?", text(value)) }
    end

    # A word may be part of any column; of one with labels, of what people see.
    def word_condition(word)
      conditions = @columns.values.select { |column| column[:search] }.flat_map do |column|
        next text_conditions(column, word) if column[:labels].empty?

        values = column[:labels].select { |_, label| label.to_s.downcase.include?(word.downcase) }.keys
        values.empty? ? [] : [["#{column[:sql]} IN (?)", values]]
      end
      conditions.empty? ? ['1 = 0'] : [conditions.map(&:first).join(' OR '), *conditions.map(&:last)]
    end

    # A date is kept as 2026-07-05 and seen as 5 Jul 2026.
    def text_conditions(column, word)
      months = column[:date] ? MONTHS.each_index.select { |index| MONTHS[index].include?(word.downcase) } : []
      sql = column[:date] ? "CAST(#{column[:sql]} AS CHAR(30))" : column[:sql]
      # Not escaped with a backslash, which means something else in MySQL.
      patterns = ["%#{ActiveRecord::Base.sanitize_sql_like(word, '!')}%", *months.map { |index| format('%%-%02d-%%', index + 1) }]
      patterns.map { |pattern| ["LOWER(#{sql}) LIKE LOWER(?) ESCAPE '!'", pattern] }
    end

    def text(value) = value.is_a?(String) ? value : refuse('A value of the request is a list. Use a text.')

    def column(key) = @columns[key] || refuse('The list has no such column.')

    def number(query, name, default)
      value = text(query[name] || default.to_s)
      value.match?(/\A\d{1,12}\z/) ? value.to_i : refuse("#{name} is not a number of rows.")
    end

    def count(relation)
      return relation.count if @keep_total_for.zero?

      name = "psp-total-#{Digest::SHA256.hexdigest(relation.to_sql)}"
      Rails.cache.fetch(name, expires_in: @keep_total_for) { relation.count }
    end

    def refuse(message) = raise(ActionController::BadRequest, message)
  end
end
