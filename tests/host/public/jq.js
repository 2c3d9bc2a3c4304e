/* $ - a tiny subset of a library everybody used in 2012 */
((window, document) => {
  function $(selector) {
    if (typeof selector === 'function') return document.addEventListener('DOMContentLoaded', selector);
    return new Query(typeof selector === 'string' ? document.querySelectorAll(selector) : [selector]);
  }
  function Query(found) {
    this.length = found.length;
    for (var i = 0; i < found.length; i++) this[i] = found[i];
  }
  Query.prototype = {
    each: function (work) {
      for (var i = 0; i < this.length; i++) work.call(this[i], i);
      return this;
    },
    on: function (name, work) {
      return this.each(function () {
        this.addEventListener(name, work);
      });
    },
    append: function (template) {
      var content = document.querySelector(template).content;
      return this.each(function () {
        this.appendChild(document.importNode(content, true));
      });
    },
    hide: function () {
      return this.each(function () {
        this.style.display = 'none';
      });
    },
  };
  window.$ = window.jQuery = $;
  // Somebody needed this once.
  Array.prototype.last = function () {
    return this[this.length - 1];
  };
})(window, document);
