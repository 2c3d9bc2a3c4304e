import { cpus } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../tests/support/chromium.ts';

/** How much is measured. */
export interface Plan {
  readonly rounds: number;
  readonly rows: number;
}

/** Starts the same Chromium as `npm test`. */
export const startBrowser = async (): Promise<Browser> => chromium.launch(launchOptions);

export const machineText = (): string => `${cpus().length} × ${cpus()[0]?.model}`;

/** A desktop whose cache is empty. */
export const desktop = { acceptDownloads: false, viewport: { width: 1600, height: 1000 } };
