import { afterEach, expect, it } from 'vitest';
import { type DebugRecorder, debugRecorder, startRecording } from '../../../src/platform/debug-recorder.ts';
import { forgetPage } from '../../../src/platform/page.ts';

const recorder: DebugRecorder = {
  attributesRead: () => {},
  callStarted: () => () => {},
  listShown: () => {},
};

afterEach(forgetPage);

it('[EMB-16] records nothing on ordinary pages', () => {
  expect(debugRecorder()).toBeUndefined();
});

it('[EMB-16] records once a recorder was started', () => {
  startRecording(recorder);
  expect(debugRecorder()).toBe(recorder);
});
