import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  travelRequestsOfPatient,
  travelRequestsOfSite,
  travelRequestsOfUser,
} from '../../src/api/travel-requests.ts';
import { element } from '../../src/elements/travel-requests/travel-requests.tsx';
import { answering } from '../support/answers/answering.ts';
import { numbersTo } from '../support/answers/batches.ts';
import { silence, to } from '../support/answers/host.ts';
import { travelRequest } from '../support/answers/lists.ts';
import { type Screen, shown } from '../support/screen.ts';

async function showList(data: readonly unknown[], owner = 'patient') {
  const answer = () => Response.json({ data });
  const sent = answering(
    to(travelRequestsOfPatient, answer),
    to(travelRequestsOfUser, answer),
    to(travelRequestsOfSite, answer),
  );
  const screen = await shown(element, { 'data-owner': owner, 'data-id': '20001' });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return { screen, sent };
}

const travelRequests = (count: number) => numbersTo(count).map(travelRequest);
const countText = ({ root }: Screen) => root.querySelector('.count')?.textContent;

describe('the requests', () => {
  it.each(['patient', 'user', 'site'])('[TRL-01] of a %s are loaded in one call', async owner => {
    const { screen, sent } = await showList(travelRequests(12), owner);
    expect(sent.map(({ url }) => url)).toEqual([
      `${location.origin}/${owner}/api/list/travelRequests/20001/minimal`,
    ]);
    expect(countText(screen)).toBe('1–10 of 12');
    expect(screen.getByRole('table', { name: 'Travel Request List' })).toBeVisible();
  });
});

describe('the list', () => {
  it('[TRL-01] shows the loading text', async () => {
    answering(silence);
    const screen = await shown(element, { 'data-owner': 'user', 'data-id': '1' });
    expect(screen.getByRole('status')).toHaveTextContent('Looking up your Travel Requests...');
  });
});
