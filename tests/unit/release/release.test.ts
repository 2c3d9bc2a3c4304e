import { describe, expect, it } from 'vitest';
import { onlyShipped } from '../../../scripts/release/bill-of-materials.ts';

describe('the bill of materials', () => {
  const component = (group: string | undefined, name: string, version: string) => ({
    ...(group && { group }),
    name,
    version,
    'bom-ref': `${group ?? ''}${name}@${version}`,
  });
  const react = component(undefined, 'react', '19.3.1');
  const cache = component('@emotion', 'cache', '11.14.0');
  const bill = {
    metadata: { component: component(undefined, 'psp-widgets', '0.2.0') },
    components: [
      react,
      component(undefined, 'vitest', '5.1.0'),
      { ...component(undefined, 'x', '1.0.0'), components: [cache] },
    ],
    dependencies: [
      { ref: 'psp-widgets@0.2.0', dependsOn: ['react@19.3.1', 'vitest@5.1.0'] },
      { ref: 'vitest@5.1.0' },
    ],
  };

  it('[SHIP-04] lists the packages whose code ships, and no others', () => {
    expect(onlyShipped(bill, ['react@19.3.1', '@emotion/cache@11.14.0', 'react@19.3.1'])).toEqual({
      ...bill,
      components: [cache, react],
      dependencies: [{ ref: 'psp-widgets@0.2.0', dependsOn: ['react@19.3.1'] }],
    });
  });

  it('[SHIP-04] is refused if a package that ships is unknown', () => {
    expect(() => onlyShipped(bill, ['ky@2.1.0'])).toThrow('ky@2.1.0 is in dist, but npm does not know it.');
  });
});
