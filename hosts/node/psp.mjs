import { readFileSync } from 'node:fs';

const globalAttributes = ['id', 'class', 'lang', 'dir', 'slot', 'title', 'hidden'];

/** The tag says something that no element understands. */
export class PspMistake extends Error {
  name = 'PspMistake';
}

/**
 * Writes the tags of PSP Widgets. What a tag may say is read once from custom-elements.json. A mistake throws in
 * development; in production it is logged, and the fallback takes the place of the tag.
 */
export class Psp {
  #elements;
  #manifest;
  #options;

  /**
   * `dist` is the folder of the release, `url` its public address; `settings` are `data-psp-…` of the script:
   * languages, api-base, debug.
   */
  constructor(dist, options = {}) {
    this.#options = { url: '/psp/', settings: {}, isDevelopment: false, log: console.error, ...options };
    this.#manifest = JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8'));
    const { modules } = JSON.parse(readFileSync(`${dist}/custom-elements.json`, 'utf8'));
    this.#elements = new Map(modules.map(({ declarations: [element] }) => [element.tagName, element]));
  }

  /** A tag with its attributes, such as `siteId` or `site_id` for data-site-id. `fallback` is HTML. */
  tag(name, values = {}, { fallback = '', token } = {}) {
    return this.#unlessRefused(() => {
      const element = this.#elementOf(name);
      const { tagName } = element;
      return `<${tagName}${html(this.#attributes(element, values, token))}>${fallback}</${tagName}>`;
    }, fallback);
  }

  /** Style sheet, script, and preloads of what these tags need. */
  head(tags = [], nonce) {
    const filesOf = name => this.#manifest.tags[this.#elementOf(name).tagName] ?? [];
    const files = new Set(tags.flatMap(name => this.#unlessRefused(() => filesOf(name), [])));
    files.delete('psp.js');
    const settings = Object.entries(this.#options.settings);
    const script = Object.fromEntries(settings.map(([name, value]) => [`data-psp-${kebab(name)}`, value]));
    return [
      this.#loading('link', 'href', 'psp.css', { rel: 'stylesheet', nonce }),
      ...[...files].map(file => this.#loading('link', 'href', file, { rel: 'modulepreload' })),
      `${this.#loading('script', 'src', 'psp.js', { type: 'module', nonce, ...script })}</script>`,
    ].join('');
  }

  #unlessRefused(write, otherwise) {
    try {
      return write();
    } catch (error) {
      if (this.#options.isDevelopment || !(error instanceof PspMistake)) throw error;
      this.#options.log(error.message);
      return otherwise;
    }
  }

  #elementOf(name) {
    const text = String(name);
    const tag = text.startsWith('psp-') ? text : `psp-${text.replaceAll('_', '-')}`;
    const element = this.#elements.get(tag);
    if (element) return element;
    throw new PspMistake(`${tag} is not an element.${suggestion(tag, [...this.#elements.keys()])}`);
  }

  #loading(name, kind, file, attributes) {
    const { integrity } = this.#manifest.files[file];
    return `<${name}${html({ ...attributes, [kind]: this.#options.url + file, integrity })}>`;
  }

  #attributes(element, values, token) {
    const { tagName: tag } = element;
    const known = new Map(element.attributes.map(attribute => [attribute.name, attribute]));
    const written = {};
    for (const [key, value] of Object.entries(values)) {
      const name = attributeName(tag, key, known);
      const attribute = known.get(name);
      if (value === null || value === undefined) continue;
      if (value === false && (!attribute || attribute.type.text === 'boolean')) continue;
      written[name] = textOf(`${tag}: ${name}`, attribute, value);
    }
    if (element.posts && token !== undefined && !written['data-token-cookie'])
      written['data-token'] ??= token;
    for (const attribute of known.values()) requireValue(tag, attribute, written);
    return written;
  }
}

/** `{% psp 'deposit-form', siteId=site.id, children=children %}…{% endpsp %}` and `{{ pspHead('deposit-form') }}`. */
export function addToNunjucks(environment, psp, SafeString) {
  environment.addGlobal('pspHead', (...tags) => new SafeString(psp.head(tags)));
  environment.addExtension('psp', {
    tags: ['psp'],
    parse(parser, nodes) {
      const start = parser.nextToken();
      const args = parser.parseSignature(null, true);
      parser.advanceAfterBlockEnd(start.value);
      const body = parser.parseUntilBlocks('endpsp');
      parser.advanceAfterBlockEnd();
      return new nodes.CallExtension(this, 'run', args, [body]);
    },
    run({ ctx }, name, ...rest) {
      const { __keywords, ...values } = rest.length > 1 ? rest[0] : {};
      return new SafeString(psp.tag(name, values, { fallback: rest.at(-1)(), token: ctx.csrfToken }));
    },
  });
}

/** `{{#psp 'deposit-form' siteId=site.id children=children}}…{{/psp}}` and `{{pspHead 'deposit-form'}}`. */
export function addToHandlebars(handlebars, psp) {
  handlebars.registerHelper('psp', function render(name, { hash, fn, data }) {
    return new handlebars.SafeString(psp.tag(name, hash, { fallback: fn(this), token: data.root.csrfToken }));
  });
  handlebars.registerHelper('pspHead', (...args) => new handlebars.SafeString(psp.head(args.slice(0, -1))));
}

const kebab = name =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .replaceAll('_', '-')
    .toLowerCase();

const html = attributes =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');

const escapeHtml = text =>
  text.replace(/[&<>"]/g, letter => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter]);

function attributeName(tag, key, known) {
  const name = kebab(key);
  const data = name.startsWith('data-') ? name : `data-${name}`;
  if (known.has(data)) return data;
  if (globalAttributes.includes(name) || name.startsWith('aria-')) return name;
  throw new PspMistake(`${tag}: ${data} is not an attribute.${suggestion(data, [...known.keys()])}`);
}

function requireValue(tag, { name, required, requiredUnless }, written) {
  if (!required && !requiredUnless) return;
  const names = requiredUnless ? [name, requiredUnless] : [name];
  if (names.every(each => !written[each])) throw new PspMistake(`${tag}: ${names.join(' or ')} is missing.`);
}

/** The text of a value, which has to be of the attribute's type. */
function textOf(subject, attribute, value) {
  const type = attribute?.type.text ?? 'string';
  const isJson = type.startsWith('object');
  const text = exactText(subject, isJson ? jsonText : scalarText, value);
  if (text === undefined) throw new PspMistake(`${subject} is a record. Use a text or a number.`);
  if (!text.isWellFormed() || text.includes('\ufffd')) throw new PspMistake(`${subject} is not UTF-8.`);
  const expected = expectation(type, attribute, value, text);
  if (!expected) return text;
  const shown = isJson ? ({ '[': 'a list', '{': 'a record' }[text[0]] ?? 'a text') : `"${text}"`;
  throw new PspMistake(`${subject} is ${shown}. Use ${expected}.`);
}

function exactText(subject, write, value) {
  try {
    return write(value);
  } catch (error) {
    if (error instanceof SyntaxError) throw new PspMistake(`${subject} is not JSON.`);
    if (error instanceof RangeError) throw new PspMistake(`${subject} has ${error.message}`);
    throw error;
  }
}

/** What has to be used in place of a value; undefined if it may stay. */
function expectation(type, attribute, value, text) {
  if (type === 'object') return text.startsWith('{') ? undefined : 'a record';
  if (type === 'object[]') return text.startsWith('[') ? undefined : 'a list of records';
  if (type === 'boolean') return ['', 'true', 'false', '1', '0'].includes(text) ? undefined : 'true or false';
  if (type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? undefined : 'a number';
  const values = attribute?.values;
  if (values && !values.includes(text)) return values.map(each => `"${each}"`).join(' or ');
  return typeof value === 'boolean' && attribute ? 'a text or a number' : undefined;
}

/** Numbers without grouping or exponent; times as local time, without a zone. Undefined for lists and records. */
function scalarText(value) {
  if (value instanceof Date) return localTime(value);
  if (typeof value === 'number') return plainNumber(value);
  const isRecord =
    typeof value === 'object' && [undefined, Object.prototype.toString].includes(value.toString);
  return isRecord || Array.isArray(value) ? undefined : String(value);
}

const plainNumber = value =>
  certain(value)
    .toFixed(10)
    .replace(/\.?0+$/, '');

/** A binary fraction has 15 certain digits. Throws a RangeError if digits before the point are lost. */
function certain(number) {
  if (!(Math.abs(number) <= Number.MAX_SAFE_INTEGER))
    throw new RangeError('a number that has lost digits. Use a text.');
  return Number.isInteger(number) ? number : Number(number.toPrecision(15));
}

function localTime(time) {
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 19);
}

/** A text that is JSON already is passed on. */
function jsonText(value) {
  const text = typeof value === 'string' ? value.trim() : toJson(value);
  JSON.parse(text);
  return text;
}

/** Times as local time without a zone, large integers as texts. Throws a RangeError for a number that has lost digits. */
export const toJson = value =>
  JSON.stringify(value, function write(key, written) {
    // JSON has turned a date into its text already.
    if (this[key] instanceof Date) return localTime(this[key]);
    if (typeof written === 'bigint')
      return Number.isSafeInteger(Number(written)) ? Number(written) : String(written);
    return typeof written === 'number' ? certain(written) : written;
  });

function suggestion(name, names) {
  const [nearest] = names.toSorted((a, b) => distance(name, a) - distance(name, b));
  return distance(name, nearest) <= 3 ? ` Did you mean ${nearest}?` : '';
}

/** How many letters have to be added, removed or replaced. */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...b].entries())
      next.push(Math.min(next[column] + 1, row[column + 1] + 1, row[column] + (letter === other ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}
