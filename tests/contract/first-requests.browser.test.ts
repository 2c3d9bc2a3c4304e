import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { attributeName } from '../../src/domain/attribute-name.ts';
import { firstRequestUrl } from '../../src/embed/loader/loader.ts';
import { firstRequests } from '../../src/manifest/first-requests.ts';
import { answering } from '../support/answers/answering.ts';
import { silence } from '../support/answers/host.ts';
import { everyElement, type ListedElement } from '../support/every-element.ts';
import { elementWith } from '../support/markup.ts';
import { shown } from '../support/screen.ts';
import { specimensOf } from '../support/specimens.ts';

/** Elements whose request needs an id from JSON: the loader does not read JSON, so it cannot prefetch it. */
const asksForIdInJson = ['psp-reimbursement-detail'];

/** Every tag with its example attributes and the prefetched request, except examples that make it unnecessary. */
const cases = everyElement.filter(isKnownBefore).flatMap(element => {
  const { tag } = element.definition;
  const request = firstRequests([element.documented])[tag];
  const unless = request?.unless ?? [];
  const specimens = specimensOf(element.documented);
  const [least] = specimens;
  const hostPaged = {
    title: 'With data-paging="host"',
    attributes: { ...least?.attributes, 'data-paging': 'host' },
  };
  return [...specimens, ...(request?.hostPagedQuery ? [hostPaged] : [])]
    .filter(({ attributes }) => !unless.some(name => attributeName(name) in attributes))
    .map(({ title, attributes }) => {
      const url = request && firstRequestUrl(request, elementWith('div', attributes));
      return { tag, title, element, attributes, prefetched: request ? [`GET ${url}`] : [] };
    });
});

it.each(cases)(
  '[EMB-02] the prefetched request is the first request that $tag sends: $title',
  async ({ element, attributes, prefetched }) => {
    const sent = answering(silence);
    await shown(element, attributes);
    const first = () => sent.slice(0, 1).map(({ method, url }) => `${method} ${url}`);
    if (prefetched.length) await waitFor(() => expect(sent).not.toEqual([]));
    expect(first()).toEqual(prefetched);
  },
);

/** Whether the first call is known in advance; the loader cannot evaluate a choice such as `data-owner`. */
function isKnownBefore({ documented }: ListedElement): boolean {
  if (asksForIdInJson.includes(documented.tag)) return false;
  const isChosen = Object.values(documented.attributes).some(
    ({ type, required }) => type === 'choice' && required,
  );
  return !isChosen || documented.calls.some(({ prefetch }) => prefetch);
}
