/* Changes of the browser's own what MooTools 1.4.5 with its layer for 1.2 changes, and adds what `for in` will find. */
(function () {
  const list = item => (Array.isArray(item) ? item : typeof item === 'object' && 'length' in item ? [].slice.call(item) : [item]);
  Array.from = item => (item === null || item === undefined ? [] : list(item));
  Function.prototype.bind = function (bind, args) {
    const made = this;
    const given = args === null || args === undefined ? undefined : Array.from(args);
    return function () {
      return made.apply(bind, given || arguments);
    };
  };
  Object.values = object => Object.keys(object).map(key => object[key]);
  const added = ['each', 'clone', 'clean', 'invoke', 'associate', 'link', 'contains', 'append', 'getLast', 'include', 'combine', 'erase', 'empty', 'flatten', 'pick', 'extend', '$family', '$constructor'];
  for (const name of added) Array.prototype[name] = function () { return this; };
  for (const name of ['extend', 'implement', 'hide', 'protect', 'pass', 'delay', 'create', 'run', '$family', '$constructor'])
    Function.prototype[name] = function () { return this; };
  for (const name of ['test', 'contains', 'clean', 'camelCase', 'substitute', '$family']) String.prototype[name] = function () { return this; };
  for (const name of ['slice', 'concat', 'forEach', 'map', 'indexOf', 'push']) Array[name] = (self, ...rest) => [][name].apply(self, rest);
  for (const name of ['set', 'get', 'getElement', 'getParent', 'getFirst', 'getLast', 'hasClass', 'inject', 'dispose', 'destroy', 'empty', 'clone', 'retrieve', 'store', 'addEvent', 'fireEvent', 'position', 'load', 'send', 'match'])
    Element.prototype[name] = function () { return this; };
  Element.prototype.scrollTo = function (x, y) {
    this.scrollLeft = x;
    this.scrollTop = y;
    return this;
  };
  const native = window.Element;
  window.Element = function (tag) { return document.createElement(tag); };
  window.Element.prototype = native.prototype;
  for (const name of ['Document', 'Window', 'Event', 'Request']) window[name] = function () {};
  const { stringify, parse } = JSON;
  window.JSON = { stringify, parse, encode: stringify, decode: parse };
  window.$ = id => document.getElementById(id);
  window.neighbourCheck = () => (document instanceof Document ? 'changed by somebody' : 'as MooTools');
})();
