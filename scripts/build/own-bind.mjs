import { walk } from 'estree-walker';
import MagicString from 'magic-string';

// Declared in each module instead of imported: React's file imports nothing, so browsers keep it in the cache until
// React changes.
const declaration =
  'function _bind(made, self, ...given) { return (...args) => Reflect.apply(made, self, [...given, ...args]); }';

/**
 * Turns `made.bind(self, given)` into `_bind(made, self, given)`. MooTools 1.4 replaces `Function.prototype.bind` with
 * a function that drops all arguments after `given` and those of the call, on which React's state depends. [EMB-12]
 */
export function ownBind() {
  return {
    name: 'own-bind',
    transform(code) {
      if (!code.includes('.bind(')) return null;
      const text = new MagicString(code);
      walk(this.parse(code), {
        enter(node) {
          if (!bindsArguments(node)) return;
          text.appendLeft(node.start, '_bind(');
          text.update(node.callee.object.end, node.arguments[0].start, ', ');
        },
      });
      if (!text.hasChanged()) return null;
      text.append(`\n${declaration}`);
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  };
}

/** With `self` as the only argument, MooTools' `bind` behaves like the browser's. */
const bindsArguments = ({ type, callee, arguments: args }) =>
  type === 'CallExpression' &&
  callee.type === 'MemberExpression' &&
  !callee.optional &&
  callee.property.name === 'bind' &&
  args.length > 1;
