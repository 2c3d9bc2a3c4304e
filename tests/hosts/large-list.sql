-- 2,000,000 payments of site 12 and 100,000 of site 13, with the indexes that docs/hosts.md names.
CREATE TABLE patients (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE payments (
    id INTEGER PRIMARY KEY,
    site INTEGER NOT NULL,
    patient_id INTEGER NOT NULL,
    status TEXT NOT NULL,
    total INTEGER NOT NULL,
    search_text TEXT NOT NULL
);
INSERT INTO patients SELECT i, 'Patient ' || i FROM generate_series(0, 19999) i;
INSERT INTO payments
SELECT i, CASE WHEN i <= 2000000 THEN 12 ELSE 13 END, i % 20000, status[i % 3 + 1], i % 8000 * 100,
    'Patient ' || i % 20000 || ' ' || label[i % 3 + 1]
FROM generate_series(1, 2100000) i,
    (SELECT ARRAY['inReview', 'paid', 'denied'] AS status, ARRAY['In Review', 'Paid', 'Denied'] AS label) texts;
CREATE INDEX ON payments (site, id);
CREATE INDEX ON payments (site, total, id);
CREATE INDEX ON payments (site, status, id);
CREATE EXTENSION pg_trgm;
CREATE INDEX ON payments USING gin (UPPER(search_text) gin_trgm_ops);
CREATE INDEX ON payments USING gin (LOWER(search_text) gin_trgm_ops);
CREATE EXTENSION pg_stat_statements;
-- With the default of 100, which index is chosen depends on the rows that ANALYZE happens to draw.
SET default_statistics_target = 1000;
VACUUM ANALYZE;
