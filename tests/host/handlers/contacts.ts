import { type Handler, seeOther } from '../visit.ts';

const none = { phone_code: '', phone: '' };

export const contactPage: Handler = (_request, { database, page, session }) => {
  const contact = database.first('SELECT * FROM contacts WHERE role = ?', session.role ?? '') ?? none;
  return page('contact', { contact });
};

export const saveContact: Handler = async (request, { database, session }) => {
  const form = await request.formData();
  database.run(
    'INSERT OR REPLACE INTO contacts VALUES (?, ?, ?)',
    session.role ?? '',
    String(form.get('phoneCode') ?? ''),
    String(form.get('phone') ?? ''),
  );
  session.flash = { level: 'success', text: 'The contact details were saved.' };
  return seeOther('/contact/');
};
