import type { Finding } from './finding.ts';

/** Format name → function that writes a list of findings; the text format also says what was checked. */
export const formats = { text, json, github, junit } as const;

export type Format = keyof typeof formats;

function text(findings: readonly Finding[], read?: string): string {
  const nothing = read && findings.length === 0 ? `${read}: nothing found.` : 'No problems found.';
  const errors = findings.filter(({ level }) => level === 'error').length;
  return [
    ...findings.map(
      finding =>
        `${placeOf(finding)}: ${marked(finding)}${elementOf(finding)}${finding.message}\n  ${finding.fix}`,
    ),
    errors ? `${errors} ${errors === 1 ? 'problem' : 'problems'} found.` : nothing,
  ].join('\n');
}

const marked = ({ level, rule }: Finding): string => `${level === 'note' ? 'note: ' : ''}[${rule}] `;

/** The element whose call a finding is about; on the page and in a template, its place tells it. */
const elementOf = ({ tag, file, message }: Finding): string =>
  file === undefined && tag && !message.includes(tag) ? `<${tag}>: ` : '';

const placeOf = ({ file, url, line, column, path }: Finding): string =>
  `${file ?? url}:${line}:${column}${path ? ` ${path}` : ''}`;

function json(findings: readonly Finding[]): string {
  return JSON.stringify(findings, null, 2);
}

/** Workflow commands of GitHub Actions, which annotate the lines of a pull request. */
function github(findings: readonly Finding[]): string {
  return findings
    .map(finding => {
      const { level, file, url, line, column, path, rule, message, fix } = finding;
      const where = file === undefined ? '' : `file=${propertyText(file)},line=${line},col=${column},`;
      const about = [file === undefined ? url : '', path].filter(Boolean).join(' ');
      const said = `${about && `${about}: `}${elementOf(finding)}${message} ${fix}`;
      return `::${level === 'note' ? 'notice' : 'error'} ${where}title=${propertyText(rule)}::${commandText(said)}`;
    })
    .join('\n');
}

const commandText = (value: string): string =>
  value.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

const propertyText = (value: string): string => commandText(value).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** JUnit XML: a failed test case for each finding, or a passed one if there are none. Notes do not fail. */
function junit(findings: readonly Finding[]): string {
  const failures = findings.filter(({ level }) => level === 'error').length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites><testsuite name="psp" tests="${Math.max(1, findings.length)}" failures="${failures}">`,
    ...(findings.length ? findings.map(testCase) : ['<testcase classname="psp" name="no problems found"/>']),
    '</testsuite></testsuites>',
  ].join('\n');
}

function testCase(finding: Finding): string {
  const { level, rule, message, fix } = finding;
  const [element, kind] = level === 'note' ? ['system-out', ''] : ['failure', ` message="${xml(message)}"`];
  const name = `${rule} at ${placeOf(finding)}`;
  return `<testcase classname="${xml(rule)}" name="${xml(name)}"><${element}${kind}>${xml(`${placeOf(finding)}: ${elementOf(finding)}${message} ${fix}`)}</${element}></testcase>`;
}

// XML 1.0 allows no control characters, not even escaped.
const xml = (value: string): string =>
  value
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\u{FFFD}')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
