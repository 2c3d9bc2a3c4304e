import { answerFaults } from './answer-faults.ts';
import { connectionFaults } from './connection-faults.ts';
import type { Fault } from './fault.ts';
import { rowFaults } from './row-faults.ts';
import { statusFaults } from './status-faults.ts';
import { timingFaults } from './timing-faults.ts';

/** Every fault of a host or a network, with what each kind of screen then shows. */
export const faults: readonly Fault[] = [
  ...connectionFaults,
  ...answerFaults,
  ...statusFaults,
  ...rowFaults,
  ...timingFaults,
];
