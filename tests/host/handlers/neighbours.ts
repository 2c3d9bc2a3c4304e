import { type Handler, Refusal } from '../visit.ts';
import { allocationsOf, childDocuments, depositOf, parentDocument } from './deposits.ts';
import { siteIn } from './sites.ts';

/** What old pages load beside the library; the last two change what Prototype 1.7.3 and MooTools 1.4.5 change. */
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
  'as-prototype': { scripts: ['as-prototype.js'], style: null },
  'as-mootools': { scripts: ['as-mootools.js'], style: null },
} as const;

/** Five elements beside an old library, which the query names. */
export const neighboursPage: Handler = (request, visit) => {
  const site = siteIn(visit);
  const deposit = depositOf(visit.database, site.id);
  const name = new URL(request.url).searchParams.get('with') ?? '';
  if (!Object.hasOwn(neighbours, name)) throw new Refusal(404, 'There is no such neighbour.');
  const { scripts, style } = neighbours[name as keyof typeof neighbours];
  const page = visit.page('neighbours', {
    site,
    neighbour: name,
    scripts: scripts.map(file => `/${file.includes('/') ? 'neighbours' : 'public'}/${file}`),
    style,
    parent: parentDocument(deposit),
    children: childDocuments(allocationsOf(visit.database, deposit.id)),
  });
  page.headers.set('content-security-policy', policy);
  return page;
};

// Old libraries make markup and code from text.
const policy = "default-src 'self' data: 'unsafe-inline' 'unsafe-eval'";
