import { type Handler, Refusal } from '../visit.ts';
import { allocationsOf, childDocuments, depositOf, parentDocument } from './deposits.ts';
import { siteIn } from './sites.ts';

/** The old libraries that can be loaded beside ours: npm packages, and the files in tests/host/vendor. */
export const neighbours = {
  jquery: { scripts: ['jquery/dist/jquery.js'], style: null },
  'jquery-ui': {
    scripts: [
      'jquery/dist/jquery.js',
      ...['version', 'widget', 'keycode', 'unique-id', 'position', 'safe-active-element'].map(
        name => `jquery-ui/ui/${name}.js`,
      ),
      'jquery-ui/ui/widgets/tooltip.js',
      'jquery-ui/ui/widgets/datepicker.js',
    ],
    style: 'jquery-ui/themes/base/all.css',
  },
  bootstrap: {
    scripts: ['jquery/dist/jquery.js', 'bootstrap/dist/js/bootstrap.js'],
    style: 'bootstrap/dist/css/bootstrap.css',
  },
  dojo: { scripts: ['dojo/dojo.js'], style: null },
  prototype: { scripts: ['vendor/prototype-1.7.3.js'], style: null },
  mootools: { scripts: ['vendor/mootools-core-1.4.5.js'], style: null },
} as const;

/** A page with six elements beside the old library that the query names. */
export const neighboursPage: Handler = (request, visit) => {
  const site = siteIn(visit);
  const deposit = depositOf(visit.database, site.id);
  const name = new URL(request.url).searchParams.get('with') ?? '';
  if (!Object.hasOwn(neighbours, name)) throw new Refusal(404, 'There is no such neighbour.');
  const { scripts, style } = neighbours[name as keyof typeof neighbours];
  const page = visit.page('neighbours', {
    site,
    neighbour: name,
    scripts: scripts.map(file => `/neighbours/${file}`),
    style,
    parent: parentDocument(deposit),
    children: childDocuments(allocationsOf(visit.database, deposit.id)),
  });
  page.headers.set('content-security-policy', policy);
  return page;
};

// Old libraries create markup and code from text.
const policy = "default-src 'self' data: 'unsafe-inline' 'unsafe-eval'";
