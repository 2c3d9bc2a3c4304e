import { randomBytes } from 'node:crypto';

export const roles = {
  internal: 'Internal staff',
  siteStaff: 'Site staff',
  studyAdmin: 'Study admin',
  projectManager: 'Project manager',
  patient: 'Patient',
  caregiver: 'Caregiver',
} as const;

export type Role = keyof typeof roles;

export interface Flash {
  readonly level: 'success' | 'info' | 'warning' | 'danger';
  readonly text: string;
}

/**
 * The session of one browser. Without a role it is signed out; its token stays valid, so that work can continue after
 * signing in again.
 */
export interface Session {
  readonly id: string;
  readonly token: string;
  role: Role | undefined;
  /** The flash message for the next page. */
  flash: Flash | undefined;
}

/** All sessions since the portal was started. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();

  /** A new visitor has the role internal staff, so that a demonstration can begin at once. */
  begin(): Session {
    const session: Session = { id: secret(), token: secret(), role: 'internal', flash: undefined };
    this.#sessions.set(session.id, session);
    return session;
  }

  /** A visitor whose cookie is unknown has to sign in again. */
  resume(id: string): Session {
    const known = this.#sessions.get(id);
    if (known) return known;
    const session = this.begin();
    session.role = undefined;
    return session;
  }
}

export function isRole(text: unknown): text is Role {
  return typeof text === 'string' && Object.hasOwn(roles, text);
}

function secret(): string {
  return randomBytes(18).toString('base64url');
}
