import type { Browser } from 'playwright';
import type { ElementDefinition } from '../../src/embed/definition.ts';
import type { AttackHost } from './host.ts';

/** What an attack has tried on an element, and the faults it found. */
export interface Outcome {
  readonly cases: number;
  /** One line for each fault: what was done and what happened. */
  readonly faults: readonly string[];
}

/** The browser and the host that an attack may use; no other attack uses them at the same time. */
export interface Tools {
  readonly browser: Browser;
  readonly host: AttackHost;
}

interface AttackBase {
  /** Short and unique: a column of the table, and what `--only` takes. */
  readonly name: string;
  /** What must not happen, with the ids of its requirements. */
  readonly title: string;
}

/** An attack on each element. */
export interface ElementAttack extends AttackBase {
  /** By default, the attack runs on every element. */
  appliesTo?(definition: ElementDefinition): boolean;
  run(tools: Tools, definition: ElementDefinition): Promise<Outcome>;
}

/** An attack on a page with many elements. */
export interface PageAttack extends AttackBase {
  /** No other job may run at the same time. */
  readonly measuresTime?: true;
  runOnPage(tools: Tools): Promise<Outcome>;
}

export type Attack = ElementAttack | PageAttack;

/** A row of the report. */
export interface Row extends Outcome {
  readonly attack: string;
  readonly element: string;
}

/** Counts the cases of an attack and collects its faults. */
export class Tally implements Outcome {
  cases = 0;
  readonly faults: string[] = [];

  /** Counts one case; `faults` are the faults found in it. */
  add(name: string, faults: readonly (string | false | undefined)[]): void {
    this.cases += 1;
    for (const fault of faults) if (fault) this.faults.push(`${name}: ${fault}`);
  }
}
