import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';

const classes = 'reports/hosts-java';

/** Debian's jars of Jackson, Tomcat and SQLite. */
export const javaLibraries: readonly string[] = [
  'jackson-core',
  'jackson-databind',
  'jackson-annotations',
  'tomcat10-embed-core',
  'tomcat10-embed-jasper',
  'tomcat10-servlet-api',
  'tomcat10-jsp-api',
  'tomcat10-el-api',
  'tomcat10-annotations-api',
  'tomcat10-juli',
  'tomcat10-util',
  'tomcat10-embed-el',
  'eclipse-jdt-core',
  'sqlite-jdbc',
].map(name => `/usr/share/java/${name}.jar`);

let isCompiled = false;

/** The command that runs a class of tests/hosts, with the helper; compiles both first. */
export function javaCommand(name: string): string[] {
  const path = [classes, ...javaLibraries].join(':');
  if (!isCompiled) {
    const helper = readdirSync('hosts/java/src/psp').map(file => `hosts/java/src/psp/${file}`);
    mkdirSync(classes, { recursive: true });
    const sources = [...helper, 'tests/hosts/Tags.java', 'tests/hosts/Host.java'];
    execFileSync('javac', ['-nowarn', '-encoding', 'UTF-8', '-d', classes, '-cp', path, ...sources]);
    isCompiled = true;
  }
  return ['java', '-cp', path, name];
}
