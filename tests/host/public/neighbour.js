/* The page's script for its old library: reports that the library works, and each change event that it receives. */
(function () {
  function say(text) {
    document.getElementById('state').firstChild.data = text;
  }
  window.addEventListener('DOMContentLoaded', () => {
    if (window.require) {
      window.require(['dojo/dom', 'dojo/on'], (dom, on) => {
        on(dom.byId('own'), 'change', () => say('Dojo heard'));
        say('Dojo is there');
      });
    } else if (window.jQuery) {
      const $ = window.jQuery;
      if ($.fn.datepicker) $('#own').datepicker();
      if ($.ui) $(document).tooltip();
      else if ($.fn.tooltip) $('[title]').tooltip();
      $('#own').on('change', () => say('jQuery heard'));
      say('jQuery is there');
    } else if (window.MooTools) {
      // The library replaces both: the class Request, and bind, which takes the arguments as an array.
      const heard = say.bind(window, ['MooTools heard']);
      window.$('own').addEvent('change', () => new Request({ url: location.href, onSuccess: heard }).get());
      say('MooTools is there');
    } else if (window.Prototype) {
      const heard = say.curry('Prototype heard');
      window.$('own').observe('change', () => new Ajax.Request(location.href, { method: 'get', onSuccess: heard }));
      say('Prototype is there');
    }
  });
})();
