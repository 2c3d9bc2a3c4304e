// @vitest-environment node
import { afterEach, expect, it } from 'vitest';
import { type DebugRecorder, debugRecorder, startRecording } from '../../../src/platform/debug-recorder.ts';

const recorder: DebugRecorder = {
  attributesRead: () => {},
  callStarted: () => () => {},
  rowsRead: () => {},
};
const key = Symbol.for('psp.debug');
const holder = globalThis as { [key]?: DebugRecorder };

afterEach(() => {
  delete holder[key];
});

it('[EMB-16] records nothing on ordinary pages', () => {
  expect(debugRecorder()).toBeUndefined();
});

it('[EMB-16] shares the recorder with the other scripts of the library on the page', () => {
  startRecording(recorder);
  expect(debugRecorder()).toBe(recorder);
  expect(holder[key]).toBe(recorder);
});
