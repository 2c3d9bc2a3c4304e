/** Whether the host has carried out what a request asks for. A GET changes nothing, so it is safe to repeat. */
export type Outcome = 'done' | 'not done' | 'unknown';

/** A request that has ended. */
interface Ended {
  readonly method: 'GET' | 'POST';
  /** How far it came: its address was refused, no complete answer arrived, or one did. */
  readonly stage: 'not sent' | 'not answered' | 'answered';
  readonly response?: {
    readonly status: number;
    readonly redirected: boolean;
    /** What it says, if its status does not decide. */
    readonly says?: Statement | undefined;
  };
}

/** What an answer says about its POST. `sign-in`: the host asks to sign in instead of carrying it out. */
export type Statement = 'proof' | 'contradiction' | 'sign-in' | 'nothing';

/** The first rule that applies decides; where none does, nobody knows. [NET-19] */
const rules: readonly (readonly [applies: (ended: Ended) => boolean, outcome: Outcome])[] = [
  [({ method }) => method === 'GET', 'not done'],
  [({ stage }) => stage === 'not sent', 'not done'],
  [({ response }) => response?.says === 'sign-in', 'not done'],
  [({ response }) => response?.says === 'contradiction', 'not done'],
  [({ response }) => response?.says === 'proof', 'done'],
  [({ response }) => response !== undefined && refuses(response), 'not done'],
];

/** Whether a request was carried out. [NET-19] [NET-22] [NET-24] */
export const outcomeOf = (ended: Ended): Outcome =>
  rules.find(([applies]) => applies(ended))?.[1] ?? 'unknown';

/**
 * 408 and every 5xx may come from a proxy, or from a host that failed after it had saved; after a redirect, the status is
 * that of another page.
 */
const refuses = ({ status, redirected }: NonNullable<Ended['response']>): boolean =>
  status >= 400 && status < 500 && status !== 408 && !redirected;
