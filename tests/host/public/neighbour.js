/* What the old page does with its library, and says when it could. */
(function () {
  // The portal's own library takes the name later.
  const $ = window.jQuery;
  function say(text) {
    document.getElementById('state').firstChild.data = text;
  }
  window.addEventListener('DOMContentLoaded', () => {
    if (window.require) {
      window.require(['dojo/dom', 'dojo/on'], (dom, on) => {
        on(dom.byId('own'), 'change', () => say('Dojo heard'));
        say('Dojo is there');
      });
    } else if ($) {
      if ($.fn.datepicker) $('#own').datepicker();
      if ($.ui) $(document).tooltip();
      else if ($.fn.tooltip) $('[title]').tooltip();
      say('jQuery is there');
    } else say(window.neighbourCheck ? window.neighbourCheck() : 'nothing');
  });
})();
