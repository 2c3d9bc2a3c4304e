import { afterEach, expect, it } from 'vitest';
import { PageRecord } from '../../../../src/diagnostics/debug/page-record.ts';
import { pageRecord, startRecording } from '../../../../src/diagnostics/debug/page-recorder.ts';
import { forgetPage } from '../../../../src/platform/page.ts';

afterEach(forgetPage);

it('[EMB-16] records nothing on ordinary pages', () => {
  expect(pageRecord()).toBeUndefined();
});

it('[EMB-16] records once recording was started', () => {
  const record = new PageRecord();
  startRecording(record);
  expect(pageRecord()).toBe(record);
});
