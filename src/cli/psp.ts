import { fileURLToPath } from 'node:url';
import { main } from './main.ts';
import { isLimited, runLimited } from './run-limited.ts';

const maxSeconds = 300;

const args = process.argv.slice(2);
const streams = {
  out: (text: string) => void process.stdout.write(`${text}\n`),
  error: (text: string) => void process.stderr.write(`${text}\n`),
};

// Node would end with 1, which means findings; a reader such as head may close the output early.
process.on('uncaughtException', ({ message }) => {
  streams.error(`psp: ${message}`);
  process.exit(2);
});

process.exitCode = isLimited()
  ? await main(args, streams)
  : runLimited(fileURLToPath(import.meta.url), args, maxSeconds);
