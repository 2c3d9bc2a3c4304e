/** The fields that package.json of the project and of the released package have in common. */
interface ProjectManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly type: string;
}

/**
 * The package.json of the released package. The build has bundled all dependencies, so nothing else is installed with it,
 * and only the command-line tools need Node.
 */
export const packageManifest = ({ name, version, description, license, type }: ProjectManifest) => ({
  name,
  version,
  description,
  license,
  type,
  engines: { node: '>=20' },
  types: './dist/psp.d.ts',
  exports: {
    '.': { types: './dist/psp.d.ts', default: './dist/psp.js' },
    './jsx': { types: './dist/psp-jsx.d.ts' },
    './dist/*': './dist/*',
    './package.json': './package.json',
  },
});
