import Handlebars from 'handlebars';

/** JSON for a quoted attribute, which the template escapes. */
Handlebars.registerHelper('json', value => JSON.stringify(value));

/** JSON for a script: no value can end it or begin a comment in it. */
Handlebars.registerHelper(
  'jsonInScript',
  value => new Handlebars.SafeString(JSON.stringify(value).replaceAll('<', '\\u003c')),
);
