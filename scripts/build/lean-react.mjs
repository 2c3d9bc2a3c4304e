import { readFileSync } from 'node:fs';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import { unusedReact } from './unused-react.mjs';

/** The version whose code was read for the list: another one wants reading first. */
const readVersion = '19.3.1';
const reactDom = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const react = /\/node_modules\/(react|react-dom)\//;

const listed = what => unusedReact.flatMap(feature => feature[what] ?? []);
const byName = what => new Map(listed(what).flatMap(Object.entries));

const never = byName('never');
const constant = byName('constant');
const tags = new Set(listed('tags'));
const gone = listed('gone');

/**
 * React DOM without what no element asks for: every page downloads it, on phones, too. (decision 17)
 *
 * A name of the list that React DOM does not have, another version, and code that asks for what is left out fail the
 * build.
 */
export function leanReact() {
  return {
    name: 'lean-react',
    transform(code, id) {
      if (reactDom.test(id)) {
        const { version } = JSON.parse(readFileSync('node_modules/react-dom/package.json', 'utf8'));
        if (version !== readVersion)
          this.error(`React DOM is ${version}: read what unused-react.mjs says of ${readVersion} again.`);
        return withoutUnused(code, this.parse(code), problem => this.error(problem));
      }
      const asked = react.test(id) ? undefined : asksFor(code);
      if (asked) this.error(`${id} asks React for ${asked}, which unused-react.mjs leaves out.`);
      return null;
    },
  };
}

function asksFor(code) {
  const names = listed('api').join('|');
  const imported = `import\\s*(\\w+,\\s*)?\\{[^}]*\\b(?<name>${names})\\b[^}]*\\}\\s*from\\s*['"]react(-dom[^'"]*)?['"]`;
  const read = `\\bReact\\w*\\.(?<name>${names})\\b`;
  return code.match(new RegExp(`${imported}|${read}`))?.groups.name;
}

function withoutUnused(code, tree, fail) {
  const leaving = new Leaving(code);
  walk(tree, {
    enter: (node, parent, key) => leaving.enter(node, parent, key),
    leave: node => leaving.leave(node),
  });
  if (leaving.unmet.size)
    fail(`React DOM has no ${[...leaving.unmet].join(', ')}: mend scripts/build/unused-react.mjs.`);
  return { code: leaving.text.toString(), map: leaving.text.generateMap({ hires: 'boundary' }) };
}

/** Code from which what is listed is taken while its tree is walked. */
class Leaving {
  text;
  /** Names of the list that were not met yet. */
  unmet = new Set([...never.keys(), ...constant.keys(), ...gone]);
  #code;
  #taken = new Set();
  #functions = [];

  constructor(code) {
    this.#code = code;
    this.text = new MagicString(code);
  }

  enter(node, parent, key) {
    if (node.params) this.#functions.push(node);
    if (this.#taken.has(parent)) this.#taken.add(node);
    if (this.#taken.has(node)) return;
    if (node.type === 'FunctionDeclaration') this.#neverCalled(node);
    else if (node.type === 'ExpressionStatement') this.#assigned(node);
    else if (node.type === 'SwitchStatement' && isTag(node.discriminant)) this.#cases(node);
    else this.#value(node, parent, key);
  }

  leave(node) {
    if (node.params) this.#functions.pop();
  }

  #replace(node, by) {
    this.text.overwrite(node.start, node.end, by);
    this.#taken.add(node);
  }

  #neverCalled({ id, body }) {
    if (!never.has(id.name)) return;
    this.unmet.delete(id.name);
    this.#replace(body, `{${never.get(id.name)}}`);
  }

  #assigned(statement) {
    const { left, right } = statement.expression;
    if (!left || right.type === 'AssignmentExpression') return;
    const name = gone.find(start => this.#code.slice(left.start, left.end).startsWith(start));
    if (!name) return;
    this.unmet.delete(name);
    this.#replace(statement, ';');
  }

  #cases({ cases }) {
    for (const unused of unusedCases(cases)) {
      // Its variables are the function's, whose other cases may use them.
      const names = variablesOf(unused);
      if (names.length) this.text.appendLeft(this.#functions.at(-1).body.end - 1, `var ${names};`);
      this.text.remove(unused.start, unused.end);
      this.#taken.add(unused);
    }
  }

  #value(node, parent, key) {
    const name = constantOf(node, parent, key);
    if (constant.has(name) && !this.#isParameter(name)) {
      this.unmet.delete(name);
      this.#replace(node, constant.get(name));
    } else if (comparesUnused(node)) this.#replace(node, node.operator === '===' ? '!1' : '!0');
  }

  #isParameter(name) {
    return this.#functions.some(({ params }) => params.some(param => param.name === name));
  }
}

/** The listed name whose one value stands for the whole node; that of a field begins with a dot. */
function constantOf(node, parent, key) {
  if (node.type === 'AssignmentExpression') return node.left.name;
  const isAssigned = key === 'left' && parent.type === 'AssignmentExpression';
  if (node.type === 'MemberExpression' && !isAssigned) return `.${node.property.name}`;
  const isName = key === 'id' || key === 'key' || (key === 'property' && !parent.computed);
  return node.type === 'Identifier' && !isName ? node.name : undefined;
}

const isTag = ({ name, property }) => property?.name === 'tag' || /tag/i.test(name);
const isUnusedTag = node => node?.type === 'Literal' && tags.has(node.value);
const comparesUnused = ({ left, right, operator }) =>
  (operator === '===' || operator === '!==') &&
  ((isUnusedTag(left) && isTag(right)) || (isUnusedTag(right) && isTag(left)));

/** Cases of kinds that never occur, but for those into which a kind that occurs falls. */
function unusedCases(cases) {
  let isFallenInto = false;
  return cases.filter(({ test, consequent }) => {
    if (isUnusedTag(test) && !(isFallenInto && consequent.length)) return true;
    isFallenInto = !/^(Break|Continue|Return|Throw)/.test(consequent.at(-1)?.type);
    return false;
  });
}

function variablesOf(tree) {
  const names = [];
  walk(tree, {
    enter(node) {
      if (node.params) this.skip();
      if (node.type === 'VariableDeclarator') names.push(node.id.name);
    },
  });
  return names;
}
