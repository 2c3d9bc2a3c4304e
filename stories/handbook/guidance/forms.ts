import type { Guidance } from './guidance.ts';
import { formWidths } from './widths.ts';

export const forms = {
  'psp-deposit-form': {
    use: ['A site’s balance is shared out among its studies, and the sum must not exceed it.'],
    avoid: ['One amount for one study: an ordinary form of the page is enough.'],
    widths: [
      ['from 560 px', 'The totals stand in one line, each study has its two amounts side by side.'],
      ['340 to 560 px', 'The totals stand below each other, the amounts of a study still side by side.'],
      ['below 340 px', 'All amounts below each other.'],
    ],
    keys: ['page', 'dialog'],
  },
  'psp-report-form': {
    use: ['Anybody requests a report; the chosen type decides which fields there are.'],
    avoid: [
      'A page whose server renders the form already: `psp-legacy-report-form` checks that one.',
      'A report that takes no choices: a link.',
    ],
    widths: formWidths,
    keys: ['page', 'select'],
  },
  'psp-legacy-report-form': {
    use: ['An old page keeps its own report form, and gets the checks of the new one.'],
    avoid: ['A new page: `psp-report-form`.', 'Any other form: it knows only the fields of reports.'],
    widths: [['any width', 'The form is the page’s own; messages and dialog follow the window.']],
    keys: ['page', 'dialog'],
  },
  'psp-month-picker': {
    use: ['A form of the page asks for a month that is over, such as the month of a report.'],
    avoid: [
      'A day: the browser’s own date field.',
      'A month to come: unless `data-allowed-month` allows it, only months that are over are offered.',
    ],
    widths: [['any width', 'Month and year side by side, together at most 420 px wide.']],
    keys: ['page', 'select'],
  },
  'psp-phone-code': {
    use: ['A form of the page asks for a phone number, and patients come from several countries.'],
    avoid: ['Only one country is possible: write its code beside the field.'],
    widths: [
      [
        'any width',
        'As wide as its field in the form, but not wider than 420 px, unless the page gives it another `max-width`.',
      ],
    ],
    keys: ['page', 'select'],
  },
} as const satisfies Readonly<Record<string, Guidance>>;
