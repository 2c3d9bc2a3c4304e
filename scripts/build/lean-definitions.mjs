import { walk } from 'estree-walker';
import MagicString from 'magic-string';

const emptiedInDefinitions = ['summary', 'description', 'events', 'parts', 'reservedSpace', 'calls'];
const emptiedInCalls = ['summary', 'fields'];
const removed = ['leadsTo', 'sample', 'keepsContent'];
const describing = ['described', 'formatted'];

/**
 * Leaves out what only documents and the build read, so that pages do not download it. It saves 0.5 to 1.4 kB (brotli) of
 * each page, without the descriptions of fields.
 *
 * - In definitions: texts for developers, and the names of events, parts and calls.
 * - In src/api: the summaries of calls and the descriptions of what they post.
 * - In every source: `described(schema, …)` and `formatted(schema, …)` become `schema`.
 */
export const leanDefinitions = () => ({
  name: 'lean-definitions',
  transform(code, id) {
    const emptied = namesEmptiedIn(id);
    if (!emptied && !describing.some(name => code.includes(`${name}(`))) return null;
    if (id.includes('node_modules') || id.endsWith('/described.ts')) return null;
    const text = new MagicString(code);
    walk(this.parse(code), {
      enter(node) {
        if (isDescribing(node)) unwrapCall(text, node);
        else if (emptied && node.type === 'Property' && leanProperty(text, code, node, emptied)) this.skip();
      },
    });
    return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
  },
});

function namesEmptiedIn(id) {
  if (/\.definition\.ts$|common-attributes\.ts$/.test(id)) return emptiedInDefinitions;
  return /\/src\/api\/[\w-]+\.ts$/.test(id) ? emptiedInCalls : undefined;
}

const isDescribing = ({ type, callee }) => type === 'CallExpression' && describing.includes(callee.name);

/** Keeps the first argument of a call. */
function unwrapCall(text, { start, end, arguments: [schema] }) {
  text.remove(start, schema.start);
  text.remove(schema.end, end);
}

/** Empties or removes a property for readers; false for any other property. */
function leanProperty(text, code, { start, end, key, value }, emptied) {
  if (removed.includes(key.name)) {
    text.remove(start, end + /^\s*,?/.exec(code.slice(end))[0].length);
    return true;
  }
  // What is left says that the attribute holds a record; domain/mistakes/record-keys.ts has its keys.
  if (key.name === 'recordFields') {
    text.update(value.start, value.end, '{}');
    return true;
  }
  if (!emptied.includes(key.name) || !(value.type in emptyOf)) return false;
  text.update(value.start, value.end, emptyOf[value.type]);
  return true;
}

const emptyOf = { ObjectExpression: '{}', ArrayExpression: '[]', Literal: "''", TemplateLiteral: "''" };
