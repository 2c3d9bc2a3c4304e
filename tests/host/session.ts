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

/** One browser. Without a role it is signed out; its token stays, so that work can go on after signing in again. */
export interface Session {
  readonly id: string;
  readonly token: string;
  role: Role | undefined;
  /** Told on the next page that a person opens. */
  flash: Flash | undefined;
}

/** The sessions since the portal was started. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();

  /** A newcomer is internal staff, so that a demonstration begins at once. */
  begin(): Session {
    const session: Session = { id: secret(), token: secret(), role: 'internal', flash: undefined };
    this.#sessions.set(session.id, session);
    return session;
  }

  /** One whose cookie the portal no longer knows has to sign in again. */
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
