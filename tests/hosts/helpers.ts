import { interpreterPath } from '../support/interpreters.ts';
import { javaCommand } from './java.ts';

/** How the tests start the helper of a language: its tag function on tags.json, and its host on a port. */
export const helpers = {
  php: {
    tags: () => [interpreterPath('php'), 'tests/hosts/tags.php'],
    host: (port: number) => [interpreterPath('php'), '-S', `127.0.0.1:${port}`, 'tests/hosts/host.php'],
    // PHP's server otherwise answers one request at a time.
    environment: { PHP_CLI_SERVER_WORKERS: '4' },
  },
  python: {
    tags: () => [interpreterPath('python3'), 'tests/hosts/tags.py'],
    host: (port: number) => [interpreterPath('python3'), 'tests/hosts/host.py', String(port)],
    environment: {},
  },
  ruby: {
    tags: () => [interpreterPath('ruby'), 'tests/hosts/tags.rb'],
    host: (port: number) => [interpreterPath('ruby'), 'tests/hosts/host.rb', String(port)],
    environment: {},
  },
  java: {
    tags: () => javaCommand('Tags'),
    host: (port: number) => [...javaCommand('Host'), String(port)],
    environment: {},
  },
  node: {
    tags: () => [process.execPath, 'tests/hosts/tags.mjs'],
    host: (port: number) => [process.execPath, 'tests/hosts/host.mjs', String(port)],
    environment: {},
  },
} as const;

export const languages = Object.keys(helpers) as (keyof typeof helpers)[];
