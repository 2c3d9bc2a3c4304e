import { type Handler, Refusal } from '../visit.ts';
import { allocationsOf, childDocuments, depositOf, parentDocument } from './deposits.ts';
import { siteIn } from './sites.ts';

/** The libraries that the page can load beside ours: files of packages. */
export const neighbours = {
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
  'bootstrap-3': {
    scripts: ['jquery/dist/jquery.js', 'bootstrap-3/dist/js/bootstrap.js'],
    style: 'bootstrap-3/dist/css/bootstrap.css',
  },
  'bootstrap-5': {
    scripts: ['bootstrap-5/dist/js/bootstrap.bundle.js'],
    style: 'bootstrap-5/dist/css/bootstrap.css',
  },
  dojo: { scripts: ['dojo/dojo.js'], style: null },
} as const;

/** The packages of tests/host/package.json whose files pages load. */
export const neighbourPackages = [
  '@hotwired/turbo',
  'bootstrap-3',
  'bootstrap-5',
  'dojo',
  'htmx-2',
  'htmx-4',
  'jquery',
  'jquery-ui',
];

/** A page with six elements beside the library that the query names. */
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
