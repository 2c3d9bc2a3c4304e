import { walk } from 'estree-walker';
import MagicString from 'magic-string';

const emptiedInDefinitions = ['summary', 'description', 'events', 'parts', 'reservedSpace', 'calls'];
const emptiedInCalls = ['summary', 'fields'];
const removed = ['leadsTo', 'sample', 'keepsContent'];
/** The functions of this module only describe a schema for documentation. */
const describingModule = '/described.ts';

/**
 * Removes what only documentation and the build read, so that pages do not download it. It saves 0.5 to 1.4 kB (brotli) of
 * each page, without the descriptions of fields.
 *
 * - In definitions: texts for developers, and the names of events, parts and calls.
 * - In src/api: the summaries of calls and the descriptions of what they post.
 * - In every source: calls to what described.ts exports, such as `described(schema, …)`, become `schema`.
 */
export const leanDefinitions = () => ({
  name: 'lean-definitions',
  transform(code, id) {
    const emptied = namesEmptiedIn(id);
    if (!emptied && !code.includes(describingModule)) return null;
    if (id.includes('node_modules') || id.endsWith(describingModule)) return null;
    const text = new MagicString(code);
    const program = this.parse(code);
    const describing = describingNames(program);
    walk(program, {
      enter(node) {
        if (node.type === 'CallExpression' && describing.includes(node.callee.name)) unwrapCall(text, node);
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

/** The local names of the imported describing functions; unrelated functions may have the same name elsewhere. */
const describingNames = ({ body }) =>
  body
    .filter(({ type, source }) => type === 'ImportDeclaration' && source.value.endsWith(describingModule))
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));

/** Replaces a call by its first argument. */
function unwrapCall(text, { start, end, arguments: [schema] }) {
  text.remove(start, schema.start);
  text.remove(schema.end, end);
}

/** Empties or removes a property that only documentation needs; returns false for any other property. */
function leanProperty(text, code, { start, end, key, value }, emptied) {
  if (removed.includes(key.name)) {
    text.remove(start, end + /^\s*,?/.exec(code.slice(end))[0].length);
    return true;
  }
  // The empty object still says that the attribute holds a record; its keys are in domain/mistakes/record-keys.ts.
  if (key.name === 'recordFields') {
    text.update(value.start, value.end, '{}');
    return true;
  }
  if (!emptied.includes(key.name) || !(value.type in emptyOf)) return false;
  text.update(value.start, value.end, emptyOf[value.type]);
  return true;
}

const emptyOf = { ObjectExpression: '{}', ArrayExpression: '[]', Literal: "''", TemplateLiteral: "''" };
