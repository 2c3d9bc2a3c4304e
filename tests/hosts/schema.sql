CREATE TABLE idempotent_answers (
    owner VARCHAR(100) NOT NULL,
    path VARCHAR(300) NOT NULL,
    idempotency_key VARCHAR(64) NOT NULL,
    answer TEXT,
    created_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    PRIMARY KEY (owner, path, idempotency_key)
);
CREATE TABLE saved (name TEXT NOT NULL);
CREATE TABLE patients (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE payments (
    id INTEGER PRIMARY KEY,
    site INTEGER NOT NULL,
    patient INTEGER NOT NULL,
    status TEXT NOT NULL,
    total INTEGER NOT NULL,
    visit DATE NOT NULL
);
INSERT INTO patients (id, name)
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
SELECT i, 'Patient ' || i || CASE WHEN i % 10 = 0 THEN ' 100%_\!' WHEN i = 7 THEN ' Étude' ELSE '' END FROM n;
-- 1,000 payments of site 12, ids 1 to 1,000, with totals that many share; 200 of site 13.
INSERT INTO payments (id, site, patient, status, total, visit)
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
SELECT i, CASE WHEN i <= 1000 THEN 12 ELSE 13 END, i % 50 + 1,
    CASE i % 3 WHEN 0 THEN 'inReview' WHEN 1 THEN 'paid' ELSE 'denied' END, i % 7 * 100,
    CASE i % 4 WHEN 0 THEN '2026-07-05' WHEN 1 THEN '2026-07-18' ELSE '2026-03-05' END FROM n;
-- An id that JavaScript's numbers cannot hold.
INSERT INTO payments (id, site, patient, status, total, visit)
VALUES (9007199254740995, 13, 1, 'inReview', 100, '2026-07-05');
