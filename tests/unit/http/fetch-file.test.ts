import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFile, isFileMissing } from '../../../src/http/fetch-file.ts';

const href = 'https://portal.test/psp/table.js';
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});

describe('a file of the library', () => {
  it('[EMB-11] is fetched with its integrity, and from the host itself when asked to', async () => {
    fetched.mockImplementation(async () => new Response('export {};'));
    await fetchFile(href, 'sha256-a');
    await fetchFile(href, 'sha256-a', 'reload');
    expect(fetched.mock.calls).toEqual([
      [href, { integrity: 'sha256-a', cache: 'default' }],
      [href, { integrity: 'sha256-a', cache: 'reload' }],
    ]);
  });

  it.each([
    [404, true],
    [410, true],
    [200, false],
    [403, false],
    [500, false],
  ])('[EMB-11] whether it is missing when the host answers with %i: %s', async (status, isMissing) => {
    fetched.mockImplementation(async () => new Response(null, { status }));
    expect(await isFileMissing(href)).toBe(isMissing);
    expect(fetched).toHaveBeenCalledWith(href, { cache: 'no-store' });
  });

  it('[EMB-11] is not called missing without an answer', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await isFileMissing(href)).toBe(false);
  });

  it('[EMB-11] is not downloaded to find out whether the host has it', async () => {
    const cancel = vi.fn();
    fetched.mockImplementation(async () => new Response(new ReadableStream({ cancel })));
    expect(await isFileMissing(href)).toBe(false);
    expect(cancel).toHaveBeenCalled();
  });
});
