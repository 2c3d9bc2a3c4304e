/* Changes of the browser's own what Prototype 1.7.3 changes, and adds as it does what `for in` will find. */
(function () {
  const wrapped = native =>
    function (iterator, context) {
      return native.call(this, iterator || (x => x), context);
    };
  const list = Array.prototype;
  for (const name of ['map', 'every', 'some', 'find']) list[name] = wrapped(list[name]);
  const reverse = list.reverse;
  list._reverse = reverse;
  list.reverse = function (inline) {
    return (inline === false ? this.slice() : this)._reverse();
  };
  delete list.entries;
  const added = ['each', 'all', 'any', 'collect', 'detect', 'inject', 'invoke', 'pluck', 'size', 'first', 'last', 'clear', 'clone', 'compact', 'include', 'uniq', 'toArray', 'inspect'];
  for (const name of added) list[name] = function () { return this; };
  Array.from = function (iterable) {
    if (!iterable) return [];
    if ('toArray' in Object(iterable)) return iterable.toArray();
    let length = iterable.length || 0;
    const results = new Array(length);
    while (length--) results[length] = iterable[length];
    return results;
  };
  Object.values = function (object) {
    const results = [];
    for (const property in object) results.push(object[property]);
    return results;
  };
  RegExp.escape = text => String(text).replace(/([.*+?^=!:${}()|[\]\/\\])/g, '\\$1');
  const inElements = ['visible', 'toggle', 'hide', 'show', 'update', 'replace', 'insert', 'wrap', 'empty', 'clone', 'match', 'up', 'down', 'next', 'previous', 'select', 'identify', 'store', 'on', 'fire', 'observe', 'request'];
  for (const name of inElements) HTMLElement.prototype[name] = function () { return this; };
  HTMLElement.prototype.remove = function () {
    this.parentNode.removeChild(this);
    return this;
  };
  HTMLElement.prototype.scrollTo = function () {
    window.scrollTo(0, this.offsetTop);
    return this;
  };
  Event.prototype.stop = function () { this.preventDefault(); };
  Event.prototype.element = function () { return this.target; };
  const native = window.Element;
  window.Element = function (tag) { return document.createElement(tag); };
  window.Element.prototype = native.prototype;
  window.$ = id => document.getElementById(id);
  window.neighbourCheck = () => (Array.from(new Set([1])).length === 0 ? 'as Prototype' : 'changed by somebody');
})();
