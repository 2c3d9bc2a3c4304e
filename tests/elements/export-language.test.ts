import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { travelRequestsOfPatient } from '../../src/api/travel-requests.ts';
import { element as travelRequests } from '../../src/elements/travel-requests/travel-requests.tsx';
import { languageChanged } from '../../src/embed/language/language-source.ts';
import { answering } from '../support/answers/answering.ts';
import { batchIn, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { collectDownloads } from '../support/downloads.ts';
import { loadLanguages, withLanguages } from '../support/languages.ts';
import { later } from '../support/later.ts';
import { type Screen, shown } from '../support/screen.ts';

beforeAll(loadLanguages);

beforeEach(() => withLanguages());

const trip = (number: number) => ({
  id: number,
  requestId: `TR-${number}`,
  status: 'inProgress',
  visitStartDate: '2026-12-06',
});

/** A host of this many trips; batches after the first 2,500 rows wait. */
function slowHost(total: number) {
  const until = later<void>();
  const answer = async (request: Request) => {
    const { limit, skip } = batchIn(request);
    if (skip >= 2500) await until.promise;
    const numbers = numbersTo(total).slice(skip, skip + limit);
    return Response.json({ data: numbers.map(trip), total });
  };
  return { until, answer };
}

const speak = ({ host }: Screen, lang: string) => {
  host.lang = lang;
  languageChanged();
};

/** What a file has in a language: of each line, the parts that depend on it. */
const german = { title: 'Antrags-ID', row: /^TR-\d+,In Bearbeitung,6\. Dez\. 2026(?:,|$)/ };

async function expectGerman(text: string | undefined, count: number): Promise<void> {
  const [titles, ...rows] = (text ?? '').trim().split('\r\n');
  expect(titles).toContain(german.title);
  expect(rows).toHaveLength(count);
  expect(rows.filter(row => !german.row.test(row))).toEqual([]);
}

describe('an export keeps the language in which it was started', () => {
  it('[EMB-15] [TBL-24] in each batch of a host-paged list, and in what it says', async () => {
    const { until, answer } = slowHost(3000);
    answering(to(travelRequestsOfPatient, answer));
    const attributes = { 'data-owner': 'patient', 'data-id': '1', 'data-paging': 'host' };
    const screen = await shown(travelRequests, { ...attributes, lang: 'de' });
    await screen.findByText('TR-10');
    const files = collectDownloads();
    await userEvent.click(screen.getByRole('button', { name: 'CSV exportieren' }));
    await screen.findByText('2,500 von 3,000 Zeilen wurden geschrieben.');
    speak(screen, 'en');
    await screen.findByRole('columnheader', { name: 'Request ID' });
    expect(screen.getByText('2,500 von 3,000 Zeilen wurden geschrieben.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
    until.resolve();
    await waitFor(() => expect(files).toHaveLength(1));
    // Disappears after three seconds.
    await screen.findByText('3,000 Zeilen exportiert.');
    await expectGerman(await files[0]?.text, 3000);
  });
});
