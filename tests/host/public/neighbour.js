/* The page's script for its library: reports that the library works, and each change event that it receives. */
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
    } else if (window.bootstrap) {
      const own = document.getElementById('own');
      new window.bootstrap.Tooltip(own);
      own.addEventListener('change', () => say('Bootstrap heard'));
      say('Bootstrap is there');
    }
  });
})();
