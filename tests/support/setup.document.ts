import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { maxWait } from './max-wait.ts';

configure({
  asyncUtilTimeout: maxWait,
  // The default message prints the markup, which does not work for shadow roots.
  getElementError: message => new Error(message ?? 'Not found'),
});
