import type { BrowserContext } from 'playwright';
import { type Handler, json } from '../support/faulty-server.ts';
import { type ElementAttack, Tally, type Tools } from './attack.ts';
import { hostileUrls } from './hostile-urls.ts';
import { type PostingPlace, press } from './places.ts';
import { poll } from './poll.ts';
import { placesOf, postingPage, posts, startPosting } from './posting.ts';

/** Every hostile address as the redirect of an answer to a POST. */
export const redirects: ElementAttack = {
  name: 'redirects',
  title: '[NET-10] no answer to a POST leads to another site',
  appliesTo: posts,
  async run(tools, definition) {
    const tally = new Tally();
    await using context = await tools.host.newContext({ reducedMotion: 'reduce' });
    // The browser itself follows the redirect of a natively posted form.
    for (const place of placesOf(definition).places.filter(({ isNative }) => !isNative))
      await attackPlace({ ...tools, context }, place, tally);
    const reached = tools.host.reachedEvil.map(({ url }) => `a request reached another site: ${url}`);
    if (reached.length) tally.add('all', reached);
    return tally;
  },
};

/** As JSON, and as a header if a header can contain the address. */
const answersWith = (address: string): Handler[] => [
  json({ redirect: address }),
  json({ redirectUrl: null, url: address }),
  ...(/^[\x21-\x7e]+$/.test(address)
    ? [(response => void response.writeHead(302, { location: address }).end()) satisfies Handler]
    : []),
];

async function attackPlace(
  { host, context }: Tools & { readonly context: BrowserContext },
  place: PostingPlace,
  tally: Tally,
): Promise<void> {
  // Without a strict policy, since the browser would block what the library has to refuse.
  await using seen = await postingPage(context, host, { isPolicyStrict: false });
  for (const [index, address] of hostileUrls(host.evilOrigin, host.origin).entries())
    for (const [way, answer] of answersWith(address).entries()) {
      const posting = await startPosting(seen, host, place, { folder: `/${place.endpoint}${index}x${way}` });
      posting.answerPosts(answer);
      await place.fill(seen.page);
      await press(place.button(seen.page));
      const alerts = seen.page.getByRole('alert');
      await poll(
        async () => (await alerts.count()) + (await posting.wentTo()).length,
        count => count > 0,
      );
      const elsewhere = (await posting.wentTo()).filter(url => new URL(url).origin !== host.origin);
      const faults = [...elsewhere, ...seen.navigations].map(url => `the browser goes to ${url}`);
      tally.add(`${place.endpoint}, ${JSON.stringify(address)}`, [...faults, ...(await seen.faults())]);
    }
}
