CREATE TABLE sponsors (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE cros (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE cro_sponsors (
  cro_id INTEGER NOT NULL REFERENCES cros,
  sponsor_id INTEGER NOT NULL REFERENCES sponsors,
  PRIMARY KEY (cro_id, sponsor_id)
) WITHOUT ROWID;

CREATE TABLE master_sites (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE sites (
  id INTEGER PRIMARY KEY,
  site_number TEXT NOT NULL,
  organization_name TEXT NOT NULL,
  site_name TEXT NOT NULL,
  country TEXT NOT NULL,
  master_id INTEGER REFERENCES master_sites,
  quick_actions INTEGER NOT NULL,
  reimbursements_disabled INTEGER NOT NULL,
  travel_disabled INTEGER NOT NULL
);

CREATE TABLE studies (
  id INTEGER PRIMARY KEY,
  study_number TEXT NOT NULL,
  scout_number TEXT NOT NULL,
  name TEXT NOT NULL,
  legal_name TEXT NOT NULL,
  sponsor_id INTEGER NOT NULL REFERENCES sponsors,
  status TEXT NOT NULL,
  direct INTEGER NOT NULL
);
CREATE TABLE study_sites (
  site_id INTEGER NOT NULL REFERENCES sites,
  study_id INTEGER NOT NULL REFERENCES studies,
  PRIMARY KEY (site_id, study_id)
) WITHOUT ROWID;

CREATE TABLE patients (
  id INTEGER PRIMARY KEY,
  oid TEXT NOT NULL UNIQUE,
  patient_number TEXT NOT NULL,
  name TEXT NOT NULL,
  site_id INTEGER NOT NULL REFERENCES sites,
  study_id INTEGER NOT NULL REFERENCES studies,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  address TEXT NOT NULL,
  enrolled_on TEXT NOT NULL
);
CREATE INDEX patients_by_study ON patients (study_id, patient_number);
CREATE INDEX patients_by_site ON patients (site_id, patient_number);

CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  role TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  patient_id INTEGER REFERENCES patients
);

-- Money is whole cents.
CREATE TABLE deposits (
  id INTEGER PRIMARY KEY,
  site_id INTEGER NOT NULL UNIQUE REFERENCES sites,
  balance INTEGER NOT NULL,
  saved_on TEXT,
  saved_by TEXT
);
CREATE TABLE deposit_allocations (
  deposit_id INTEGER NOT NULL REFERENCES deposits,
  study_id INTEGER NOT NULL REFERENCES studies,
  balance INTEGER,
  threshold INTEGER,
  PRIMARY KEY (deposit_id, study_id)
) WITHOUT ROWID;

CREATE TABLE reimbursements (
  id INTEGER PRIMARY KEY,
  oid TEXT NOT NULL,
  patient_id INTEGER NOT NULL REFERENCES patients,
  site_id INTEGER NOT NULL REFERENCES sites,
  study_id INTEGER NOT NULL REFERENCES studies,
  status TEXT NOT NULL,
  visit_type TEXT NOT NULL,
  visit_date TEXT NOT NULL,
  submitted_on TEXT NOT NULL,
  pay_type TEXT NOT NULL,
  pay_currency TEXT NOT NULL,
  country TEXT NOT NULL,
  -- In pay_currency, in hundredths; and the same in US dollars.
  total INTEGER NOT NULL,
  total_usd INTEGER NOT NULL,
  deny_reason TEXT
);
-- What bookkeeping writes beside settled payments.
CREATE TABLE bookkeeping (
  reimbursement_id INTEGER PRIMARY KEY REFERENCES reimbursements,
  pay_type TEXT,
  pay_on TEXT,
  note TEXT
);
CREATE INDEX reimbursements_awaiting ON reimbursements (site_id, id) WHERE status IN ('submitted', 'inReview');
CREATE INDEX reimbursements_of_site ON reimbursements (site_id, submitted_on);
CREATE INDEX reimbursements_of_patient ON reimbursements (patient_id, submitted_on);

-- What the lists of other screens show.
CREATE TABLE profiles (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users,
  patient_id INTEGER NOT NULL REFERENCES patients,
  enabled INTEGER NOT NULL,
  is_primary INTEGER NOT NULL,
  site_enabled INTEGER NOT NULL,
  site_restricted INTEGER NOT NULL,
  study_restricted INTEGER NOT NULL,
  study_archived INTEGER NOT NULL
);
-- What their user may see.
CREATE VIEW seen_profiles AS
  SELECT profiles.patient_id, users.role FROM profiles JOIN users ON users.id = user_id
    JOIN patients ON patients.id = profiles.patient_id JOIN studies ON studies.id = study_id
  WHERE enabled = 1 AND site_enabled = 1 AND site_restricted = 0 AND study_restricted = 0 AND study_archived = 0
    AND studies.status <> 'closing';

CREATE TABLE appointments (
  id INTEGER PRIMARY KEY,
  patient_id INTEGER NOT NULL REFERENCES patients,
  starts_on TEXT NOT NULL,
  ends_on TEXT NOT NULL
);
-- What the pages of single records show besides; most records have none.
CREATE TABLE remarks (
  reimbursement_id INTEGER PRIMARY KEY REFERENCES reimbursements,
  return_reason TEXT,
  issues TEXT NOT NULL,
  notes TEXT
);
CREATE TABLE expenses (
  id INTEGER PRIMARY KEY,
  reimbursement_id INTEGER NOT NULL REFERENCES reimbursements,
  type TEXT NOT NULL,
  type_other TEXT,
  invoice_date TEXT NOT NULL,
  amount INTEGER NOT NULL,
  filename TEXT
);
CREATE INDEX expenses_of_reimbursement ON expenses (reimbursement_id);
-- Reports as they were asked for: the fields of the form as JSON, in their order.
CREATE TABLE report_requests (
  id INTEGER PRIMARY KEY,
  type TEXT NOT NULL,
  fields TEXT NOT NULL,
  requested_on TEXT NOT NULL,
  requested_by TEXT NOT NULL
);

-- Quick actions as they were begun: the fields of the post as JSON, in their order.
CREATE TABLE quick_actions (
  id INTEGER PRIMARY KEY,
  fields TEXT NOT NULL,
  begun_by TEXT NOT NULL
);
CREATE TABLE contacts (
  role TEXT PRIMARY KEY,
  phone_code TEXT NOT NULL,
  phone TEXT NOT NULL
);

-- The portal's largest list, made for reading: names are copied into its rows, so that each of its columns can have an index.
CREATE TABLE all_reimbursements (
  id INTEGER PRIMARY KEY,
  status TEXT NOT NULL,
  total INTEGER NOT NULL,
  pay_currency TEXT NOT NULL,
  patient_number TEXT NOT NULL,
  visit_type TEXT NOT NULL,
  visit_date TEXT NOT NULL,
  submitted_on TEXT NOT NULL,
  pay_type TEXT NOT NULL,
  scout_number TEXT NOT NULL,
  study TEXT NOT NULL,
  site_number TEXT NOT NULL,
  country TEXT NOT NULL
);
-- The words of each row, found by their beginnings. Hyphens and full stops belong to a word: 508-012-0001, 184.50.
CREATE VIRTUAL TABLE all_reimbursements_words
  USING fts5 (words, content = '', tokenize = "unicode61 tokenchars '-.'", prefix = '1 2 3');
