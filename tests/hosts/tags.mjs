// Writes the tags of tags.json with the Node helper: [{html} or {error}] on standard output.
process.env.TZ = 'America/New_York';

import { readFileSync } from 'node:fs';
import { Psp, PspMistake } from '../../hosts/node/psp.mjs';

const markers = {
  $float: Number,
  $integer: BigInt,
  $decimal: String,
  $date: String,
  $time: text => new Date(text),
  // What a text is that was read from other bytes than UTF-8.
  $latin1: text => Buffer.from(text, 'latin1').toString('utf8'),
};

function value(given) {
  if (Array.isArray(given)) return given.map(value);
  if (given === null || typeof given !== 'object') return given;
  const [key = ''] = Object.keys(given);
  if (key in markers) return markers[key](given[key]);
  return Object.fromEntries(Object.entries(given).map(([name, each]) => [name, value(each)]));
}

function result({ tag, head, values, fallback, settings = {} }) {
  const psp = new Psp(process.argv[2], { isDevelopment: !settings.production, log: () => {} });
  try {
    if (head) return { html: psp.head(head) };
    return { html: psp.tag(tag, value(values), { fallback, token: settings.token }) };
  } catch (error) {
    if (error instanceof PspMistake) return { error: error.message };
    throw error;
  }
}

const cases = JSON.parse(readFileSync(new URL('tags.json', import.meta.url), 'utf8'));
console.log(JSON.stringify(cases.map(result)));
