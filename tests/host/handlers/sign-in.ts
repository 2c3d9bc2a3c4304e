import { elementPages } from '../element-pages.ts';
import { menuPages } from '../pages.ts';
import { isRole, roles } from '../session.ts';
import { type Handler, Refusal, seeOther } from '../visit.ts';

export const startPage: Handler = (_request, { session, page }) =>
  page('start', {
    pages: menuPages.map(entry => ({
      ...entry,
      roleNames: entry.roles.map(role => roles[role]).join(', '),
      isOpen: session.role !== undefined && entry.roles.includes(session.role),
    })),
    elements: session.role === 'internal' ? elementPages : [],
  });

export const loginPage: Handler = (request, { page }) =>
  page('login', { next: localPath(new URL(request.url).searchParams.get('next')) });

export const signIn: Handler = async (request, { session }) => {
  const form = await request.formData();
  const role = form.get('role');
  if (!isRole(role)) throw new Refusal(422, 'Choose whom to sign in as.');
  session.role = role;
  return seeOther(localPath(form.get('next')));
};

export const signOut: Handler = (_request, { session }) => {
  session.role = undefined;
  return seeOther('/login');
};

export const switchRole: Handler = async (request, { session }) => {
  const role = (await request.formData()).get('role');
  if (!isRole(role)) throw new Refusal(422, 'There is no such role.');
  session.role = role;
  session.flash = { level: 'info', text: `You are now ${roles[role]}.` };
  return seeOther('/');
};

/** Where to go after signing in: a path of this portal, or the start page. */
function localPath(next: FormDataEntryValue | null): string {
  const home = 'http://portal.invalid';
  const url = typeof next === 'string' && URL.canParse(next, home) ? new URL(next, home) : undefined;
  return url?.origin === home ? url.pathname.replace(/^\/+/, '/') + url.search : '/';
}
