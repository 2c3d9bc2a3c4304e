import type { ElementDefinition } from '../../embed/definition.ts';
import type { Finding } from '../report/finding.ts';

export async function fixtureFindings(
  _definition: ElementDefinition,
  _file: string,
  _text: string,
  _call: string | undefined,
): Promise<Finding[]> {
  return [];
}
