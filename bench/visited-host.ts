import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve } from './serve.ts';

/** How a host serves its pages and answers. */
export interface Delivery {
  /** Whether files and answers are compressed. */
  readonly compresses: boolean;
  /** Whether pages have the `modulepreload` links of the tags in them, as the hosts' head functions write them. */
  readonly preloads: boolean;
}

/** Serves the portal's answers in this way, at an address of its own. */
export const serveAs = ({ compresses, preloads }: Delivery, portal: string) =>
  serve((asked, answered) => {
    const headers = { ...asked.headers, ...(compresses ? {} : { 'accept-encoding': 'identity' }) };
    const options = { method: asked.method, headers };
    const passed = request(new URL(asked.url ?? '/', portal), options, async received => {
      const isPage = received.headers['content-type']?.startsWith('text/html');
      if (!preloads || !isPage) {
        answered.writeHead(received.statusCode ?? 500, received.headers);
        received.pipe(answered);
        return;
      }
      const { 'content-length': _, ...others } = received.headers;
      answered.writeHead(received.statusCode ?? 500, others);
      answered.end(withPreloads(await text(received)));
    });
    asked.pipe(passed);
  });

function withPreloads(html: string): string {
  const { files, tags } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  const needed = new Set((html.match(/(?<=<)psp-[a-z-]+/g) ?? []).flatMap(tag => tags[tag]));
  needed.delete('psp.js');
  const links = [...needed].map(
    file => `<link rel="modulepreload" href="/psp/${file}" integrity="${files[file].integrity}">`,
  );
  return html.replace('</head>', `${links.join('')}</head>`);
}
