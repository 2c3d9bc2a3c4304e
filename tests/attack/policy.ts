import { json, status } from '../support/faulty-server.ts';
import { specimensOf } from '../support/specimens.ts';
import { type ElementAttack, Tally } from './attack.ts';
import { callAt } from './fields.ts';
import { pressEverything } from './press-everything.ts';
import { answerOf, mountOf } from './samples.ts';
import { visit } from './visit.ts';

const texts = ['One', 'Two', 'Three'];

/** Every way in which a template can write the element, with all its controls pressed. */
export const policy: ElementAttack = {
  name: 'policy',
  title: '[EMB-08] nothing violates a strict policy with Trusted Types, whatever is pressed',
  async run({ host }, definition) {
    const tally = new Tally();
    for (const width of [1200, 375]) {
      await using context = await host.newContext({ viewport: { width, height: 900 } });
      for (const { title, attributes } of specimensOf(definition)) {
        host.answerBelow('/m', path => {
          const endpoint = callAt(definition, path);
          return endpoint ? json(answerOf(endpoint, texts)) : status(204);
        });
        await using seen = await visit(context, host.page('/policy/'));
        const filled = mountOf(definition, { folder: '/m' });
        const given = Object.keys(attributes).map(name => [name, filled.attributes[name] ?? '']);
        const chosen = Object.fromEntries(given);
        await seen.mount([{ ...filled, attributes: { 'data-api-base': '/m', ...attributes, ...chosen } }]);
        await seen.settle();
        await seen.page.evaluate(pressEverything, true);
        await seen.settle();
        await seen.page.evaluate(pressEverything, true);
        await seen.settle();
        tally.add(`${title}, ${width} pixels wide`, await seen.faults());
      }
    }
    return tally;
  },
};
