import express from 'express';

const app = express();
app.use(express.urlencoded({ extended: false }));

// The forms of the elements are multipart: upload.none() of multer reads them. isCsrfTokenValid compares
// req.get('x-csrf-token') ?? req.body._token with the token of the session.
app.post('/direct/site/:id/deposit/', upload.none(), (req, res) => {
  if (!isCsrfTokenValid(req)) return res.status(403).json({ message: 'The form has expired.' });
  deposits.allocate(req.params.id, req.body);
  req.session.flash = { level: 'success', text: 'The deposit was allocated.' };
  const url = `/direct/site/${req.params.id}/deposit/`;
  return req.xhr ? res.json({ redirect: url }) : res.redirect(303, url);
});
