import { expect, it } from 'vitest';
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
import { shown } from '../support/screen.ts';

it.each([
  ['patient', travelRequestsOfPatient],
  ['user', travelRequestsOfUser],
  ['site', travelRequestsOfSite],
])('[TRL-01] loads the requests of a %s in one call', async (owner, endpoint) => {
  const sent = answering(to(endpoint, { data: numbersTo(12).map(travelRequest) }));
  const screen = await shown(element, { 'data-owner': owner, 'data-id': '20001' });
  expect(await screen.findByText('1–10 of 12', { selector: '.count' })).toBeVisible();
  expect(sent.map(({ url }) => url)).toEqual([
    `${location.origin}/${owner}/api/list/travelRequests/20001/minimal`,
  ]);
  expect(screen.getByRole('table', { name: 'Travel Request List' })).toBeVisible();
});

it('[TRL-01] shows the loading text', async () => {
  answering(silence);
  const screen = await shown(element, { 'data-owner': 'user', 'data-id': '1' });
  expect(screen.getByRole('status')).toHaveTextContent('Looking up your Travel Requests...');
});
