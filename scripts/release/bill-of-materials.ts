interface Component {
  readonly 'bom-ref': string;
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly components?: readonly Component[];
}

interface Dependency {
  readonly ref: string;
  readonly dependsOn?: readonly string[];
}

/** The fields of a CycloneDX document that name packages. */
export interface BillOfMaterials {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
}

/**
 * Keeps only the packages whose code is in dist, as `name@version`: npm also lists those that build and test this
 * project. Throws if one of the packages is missing.
 */
export function onlyShipped<Bill extends BillOfMaterials>(bill: Bill, shipped: readonly string[]): Bill {
  const known = new Map(bill.components.flatMap(flattened).map(each => [nameOf(each), each]));
  const components = [...new Set(shipped)].toSorted().map(name => {
    const component = known.get(name);
    if (!component) throw new Error(`${name} is in dist, but npm does not know it.`);
    return component;
  });
  const refs = new Set([bill.metadata.component, ...components].map(each => each['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(dependency => ({ ...dependency, dependsOn: dependency.dependsOn?.filter(ref => refs.has(ref)) }));
  return { ...bill, components, dependencies };
}

/** The packages that the headings of a file of licences name. */
export const packagesIn = (licences: string): string[] =>
  [...licences.matchAll(/^={80}\n(\S+@\S+) \(.*\)\n={80}$/gm)].map(([, name = '']) => name);

const flattened = (component: Component): Component[] => [
  component,
  ...(component.components ?? []).flatMap(flattened),
];

/** The name of a component as npm writes it: `@emotion/cache@11.14.0`. */
const nameOf = ({ group, name, version }: Component): string =>
  `${group ? `${group}/` : ''}${name}@${version}`;
