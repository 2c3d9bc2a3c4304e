import { fireEvent, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { attributeName } from '../../src/domain/attribute-name.ts';
import type { DocumentedElement } from '../../src/embed/documented-element.ts';
import type { ElementModule } from '../../src/embed/element/define.ts';
import type { GetEndpoint } from '../../src/http/request.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { pendingAction, profile } from '../support/answers/lists.ts';
import { allowLogged } from '../support/console.ts';
import { everyElement, type ListedElement } from '../support/every-element.ts';
import { everyList } from '../support/every-list.ts';
import { sampleOf } from '../support/planted.ts';
import { choose, type Screen, shown } from '../support/screen.ts';
import { inFullRunUnlessTypical } from '../support/typical-tags.ts';

/*
 * Signed out, then Back: the browser restores the page with all its data from the back/forward cache. Each element that
 * reads from the host has to ask again and, if the session has ended, remove everything that the host sent. [NET-20]
 */
const callsOf = ({ calls }: DocumentedElement): GetEndpoint[] =>
  calls.map(({ endpoint }) => endpoint as GetEndpoint).filter(({ method }) => method === 'GET');

const readers = everyElement
  .filter(({ documented }) => callsOf(documented).length > 0)
  .map(element => [element.definition.tag, element] as const);

/** A text that only the host sends. */
const mark = 'from-the-host';
const markedProfile = { ...profile(1), study: { ...profile(1).study, studyName: mark } };

/** Answers that cannot be derived from the schema alone, by the name of the call. */
const answers: Readonly<Record<string, unknown>> = {
  studiesOfUser: [markedProfile],
  reimbursementsRequiringAction: [{ ...pendingAction(1), patientId: mark }],
  // Without a study of their own, which would be another one than the chosen one.
  patientsOfSite: [{ id: '1', label: mark }],
  sponsorLogo: { data: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><!--${mark}--></svg>` },
};

function answerOf({ definition }: ElementModule, { name, answer }: GetEndpoint): unknown {
  const sample = answers[name] ?? marked(sampleOf(answer));
  const isBatch = !Array.isArray(sample) && 'data' in Object(sample) && !answers[name];
  if (!isBatch) return sample;
  const host = everyList.find(([, { element }]) => element.definition.tag === definition.tag)?.[1].host;
  const columns = host?.columns.length ? host.columns : [{ data: 'note', title: 'Note' }];
  return { columns, data: [{ ...Object(marked(host?.row(1))), id: 1, note: mark }], total: 1 };
}

/** A value with the mark in place of each of its texts. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') return mark;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, marked(item)]));
}

/** What an element needs besides its required attributes before it asks the host. */
const attributesFor: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'psp-my-studies': { 'data-user-id': '12' },
  'psp-quick-actions': {
    'data-token': 'f3b1c0',
    'data-sites': '[{"id": "12", "siteId": "S-0012", "siteName": "Clinic", "enableQuickActions": true}]',
    'data-studies': '[{"id": "7", "studyId": "BR-2", "siteId": "S-0012", "studyName": "BREATHE-2"}]',
  },
};

const attributesOf = ({ tag, attributes }: DocumentedElement): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(attributes)
      .filter(([, { required }]) => required)
      .map(([name, { example }]) => [attributeName(name), example]),
  ),
  ...attributesFor[tag],
});

/** What a person does before the element asks the host. */
const preparations: Readonly<Record<string, (screen: Screen) => Promise<void>>> = {
  async 'psp-quick-actions'(screen) {
    await choose(screen, 'Action', 'Create Reimbursement');
    await choose(screen, 'Site', 'Clinic');
    await choose(screen, 'Study', 'BREATHE-2');
  },
};

/** All that an element shows, including the choices of each of its selects. */
async function textsOf({ root, queryAllByRole }: Screen): Promise<string> {
  const texts = [root.innerHTML];
  for (const box of queryAllByRole('combobox')) {
    if (box.localName === 'select') continue;
    fireEvent.keyDown(box, { key: 'ArrowDown', keyCode: 40 });
    texts.push(root.innerHTML);
    fireEvent.keyDown(box, { key: 'Escape', keyCode: 27 });
  }
  const fields = [...root.querySelectorAll('input')].map(({ value }) => value);
  return [...texts, ...fields].join('\n');
}

const goBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

let lastBase = 0;

/** An element whose host answers until it is signed out. */
async function showSignedIn(element: ListedElement) {
  const { definition, documented } = element;
  lastBase += 1;
  const base = `/back-${lastBase}`;
  const host = { isSignedIn: true };
  const sent = answering(
    ...callsOf(documented).map(call =>
      to(
        call,
        () => (host.isSignedIn ? answerOf(element, call) : new Response('', { status: 401 })) as never,
        call.path === '{url}' ? call.path : base + call.path,
      ),
    ),
  );
  await page.viewport('below' in documented.reservedSpace ? 375 : 1200, 740);
  const screen = await shown(element, { ...attributesOf(documented), 'data-api-base': base });
  await preparations[definition.tag]?.(screen);
  await waitFor(async () => expect(await textsOf(screen)).toContain(mark));
  return { host, screen, sent };
}

describe.each(readers)('%s', (tag, element) => {
  it(
    '[NET-20] after Back without a session removes what the host sent, until someone has signed in',
    inFullRunUnlessTypical(tag),
    async () => {
      allowLogged();
      const { host, screen, sent } = await showSignedIn(element);
      host.isSignedIn = false;
      const before = sent.length;
      goBack();
      await waitFor(() => expect(sent.length).toBeGreaterThan(before));
      await waitFor(async () => expect(await textsOf(screen)).not.toContain(mark));
      expect(screen.queryByRole('searchbox')).toBeNull();
      expect(screen.queryByRole('button', { name: /export/i })).toBeNull();
      host.isSignedIn = true;
      goBack();
      await waitFor(async () => expect(await textsOf(screen)).toContain(mark));
    },
  );
});
