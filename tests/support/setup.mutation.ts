// Lazy chunks of measured modules. Loaded during a test, their tables and patterns would count as run by that test.
import '../../src/diagnostics/rules.ts';
import '../../src/http/parse-list-in-slices.ts';
