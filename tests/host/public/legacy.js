// portal.js, last touched 11/06/2014
$(() => {
  $('.alert .close').on('click', function (e) {
    e.preventDefault();
    $(this.parentNode).hide();
  });
  $('[data-clone]').on('click', function () {
    $(this.getAttribute('data-into')).append(this.getAttribute('data-clone'));
  });
  // guard against double submits
  for (var i = 0; i < document.forms.length; i++) {
    document.forms[i].addEventListener('submit', function () {
      setTimeout(() => {
        for (var j = 0; j < this.elements.length; j++) this.elements[j].readOnly = true;
      }, 0);
    });
  }
  // hotkeys: the old portal swallows "/" and Escape wherever they are typed
  document.onkeydown = e => {
    if (e.keyCode == 191 && e.target == document.body) e.preventDefault();
  };
});
