// The packages of the bench are only installed for a run, so their own types may be missing.

declare module '*.css';
declare module 'datatables.net';
declare module 'datatables.net-buttons';
declare module 'tabulator-tables';
