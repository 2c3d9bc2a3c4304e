import { array, looseObject, number } from 'valibot';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ask } from '../../../src/http/ask.ts';
import { type GetEndpoint, requestTo } from '../../../src/http/request.ts';
import { later } from '../../support/later.ts';
import { faultyPage } from './faulty-page.ts';

const list = {
  name: 'list',
  method: 'GET',
  path: '/list/',
  answer: looseObject({ data: array(looseObject({ id: number() })) }),
} as const satisfies GetEndpoint;

it('[TBL-27] a list that is still arriving shows the rows that are complete, and then all', async () => {
  const server = await faultyPage();
  onTestFinished(server.close);
  const answer = { data: Array.from({ length: 12 }, (_, id) => ({ id, name: 'Ana Roe' })) };
  const text = JSON.stringify(answer);
  const rest = later<void>();
  server.answer('/list/', response => {
    response.writeHead(200, { 'content-type': 'application/json' }).write(text.slice(0, -20));
    rest.promise.then(() => response.end(text.slice(-20)));
  });
  const onOpening = vi.fn();
  const asked = ask(requestTo(list, { page: {} }), undefined, onOpening);
  await vi.waitFor(() => expect(onOpening).toHaveBeenCalledOnce());
  expect(onOpening).toHaveBeenCalledWith({ data: answer.data.slice(0, 11) });
  rest.resolve();
  await expect(asked).resolves.toEqual(answer);
});
