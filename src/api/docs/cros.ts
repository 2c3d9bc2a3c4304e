import { allCros, crosOfSponsor } from '../cros.ts';
import type { DocumentedCall } from './documented-call.ts';
import { identifierDocs } from './shared-fields.ts';
import { withFields } from './with-fields.ts';

const answerOfAllCros = withFields(allCros.answer, {
  ...identifierDocs,
  name: { description: 'The text of the choice; the id without it.', example: 'Meridian Research' },
});

/** The calls of src/api/cros.ts with what documentation says about them. */
export const crosCalls: readonly DocumentedCall[] = [
  { ...allCros, summary: 'All contract research organisations.', answer: answerOfAllCros },
  { ...crosOfSponsor, summary: 'The contract research organisations of a sponsor.', answer: answerOfAllCros },
];
