// Lazy chunks of measured modules. Loaded during a test, their tables and patterns would count as run by that test.
import '../../src/diagnostics/rules.ts';
import '../../src/http/parse-list-in-slices.ts';
import '../../src/table/engine/loading/still-listed.ts';
import fc from 'fast-check';

// Any failure tells that a change was noticed: no search for a smaller one, which may wait at each step.
fc.configureGlobal({ endOnFailure: true });
