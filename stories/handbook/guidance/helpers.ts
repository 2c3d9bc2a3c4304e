import type { Guidance } from './guidance.ts';
import { anyWidth } from './widths.ts';

export const helpers = {
  'psp-breadcrumbs': {
    use: ['A page lies two or more levels below the dashboard.'],
    avoid: ['A page with a list that has `data-breadcrumbs`: it shows them itself.'],
    widths: [
      ['from 560 px', 'The whole path in one line, which wraps.'],
      ['below 560 px', 'The same, with links as high as a finger needs them.'],
    ],
    keys: ['page'],
  },
  'psp-cookie-consent': {
    use: ['Once on every page, at the end of the layout.'],
    avoid: ['A choice between kinds of cookies: it informs and asks nothing.'],
    widths: [
      ['window from 560 px', 'A bar at the foot of the window, text and button in a line.'],
      ['window below 560 px', 'Text and button below each other.'],
    ],
    keys: ['page'],
  },
  'psp-copy-text': {
    use: ['Numbers that people type into other programs: references, card numbers, ids.'],
    avoid: ['Texts that people read rather than copy.', 'Secrets: what is copied stays in the clipboard.'],
    widths: anyWidth,
    keys: ['page'],
  },
  'psp-flash-message': {
    use: ['The page that follows a form says how it went, once.'],
    avoid: [
      'A warning that is true as long as the page is open: write it into the page.',
      'An error of one field: write it beside the field.',
    ],
    widths: [['any width', 'As wide as its column; long texts wrap.']],
    keys: ['page'],
  },
  'psp-row-actions': {
    use: ['A table of the page itself gets the same actions as the lists of this library.'],
    avoid: ['The rows of `psp-table`: an `actions` cell has them already.', 'One link: write a link.'],
    widths: anyWidth,
    keys: ['page', 'menu', 'dialog'],
  },
  'psp-sponsor-logo': {
    use: ['Patients recognise their study by its sponsor.'],
    avoid: ['Decoration, or a logo that the page has already: an `img` needs no script.'],
    widths: [['any width', '85 px high, and never wider than its column.']],
    keys: [],
  },
} as const satisfies Readonly<Record<string, Guidance>>;
