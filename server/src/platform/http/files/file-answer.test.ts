import { once } from 'node:events';
import { Readable } from 'node:stream';
import { emptyAnswer } from '@sesame/contract/shared/fields.ts';
import { defineRoutes } from '@sesame/contract/shared/route.ts';
import { expect } from 'vitest';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { type CsvList, csvList } from '../../files/csv.ts';
import { FileAnswer } from '../answers.ts';
import { bind } from '../bind.ts';
import { createServer } from '../create-server.ts';
import { Refusal } from '../errors.ts';

const routes = defineRoutes({ tag: 'Numbers', base: '/api-user/api/v1' });
const route = routes.open.get('exportNumbers', '/numbers-export', {
  summary: 'Numbers as CSV',
  limit: 'open',
  file: true,
  answer: emptyAnswer,
});

const test = shopTest();
const { app } = test;

const newServer = () =>
  createServer({
    platform: app.platform,
    authenticate: async () => undefined,
    authenticateOperator: async () => undefined,
    noteChange: async () => {},
    readRevision: async () => undefined,
    recordExport: async () => undefined,
    shedLoad: false,
  });

/** Serves an endless list, or one that fails at the page after row `failsAfter`. */
async function serveNumbers({ failsAfter = Number.POSITIVE_INFINITY } = {}) {
  const api = await newServer();
  const seen = { pages: 0, answer: undefined as FileAnswer | undefined };
  const list: CsvList<number> = {
    name: 'numbers',
    header: ['number', 'words'],
    read: async (last = 0, limit) => {
      if (last >= failsAfter) throw new Error('the page cannot be read');
      seen.pages += 1;
      return Array.from({ length: limit }, (_, row) => last + row + 1);
    },
    cellsOf: (row) => [row, 'x'.repeat(200)],
  };
  bind(api, route, async () => {
    seen.answer = await csvList(list);
    return seen.answer;
  });
  const url = await api.fastify.listen({ host: '127.0.0.1', port: 0 });
  return { seen, url: `${url}${route.path}`, stop: () => api.fastify.close() };
}

test('an error before the file begins is an ordinary error response', async () => {
  const { url, stop } = await serveNumbers({ failsAfter: 0 });
  const answer = await fetch(url);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: 'internal' });
  await stop();
});

test('a file that fails halfway is cut off, so the client sees it is incomplete', async () => {
  const { url, stop } = await serveNumbers({ failsAfter: 2_000 });
  const before = app.logLines.length;
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-length')).toBeNull();
  await expect(answer.text()).rejects.toThrow('terminated');
  expect(app.logLines.slice(before)).toContainEqual(
    expect.objectContaining({
      msg: 'file cut off',
      err: expect.objectContaining({ message: 'the page cannot be read' }),
    }),
  );
  await stop();
});

test('a client that disconnects ends the reading, and a slow one delays it', async () => {
  const { seen, url, stop } = await serveNumbers();
  const leaving = new AbortController();
  const answer = await fetch(url, { signal: leaving.signal });
  const reader = answer.body?.getReader();
  await reader?.read();
  const { body } = seen.answer ?? {};
  if (!(body instanceof Readable)) throw new Error('the list is not a stream');
  const over = once(body, 'close');
  leaving.abort();
  await over;
  const { pages } = seen;
  // As many pages as fit into the buffers of both ends.
  expect(pages).toBeLessThan(100);
  await new Promise(setImmediate);
  expect(seen.pages).toBe(pages);
  await stop();
});

test('a file that is made after the reads is sent whole, and one that cannot be made is refused', async () => {
  const api = await newServer();
  const made = [async () => Buffer.from('1,2,3')];
  bind(api, route, async () => {
    const body = made.pop() ?? (() => Promise.reject(new Refusal('unavailable')));
    return new FileAnswer({ body, type: 'text/csv', name: 'numbers.csv' });
  });
  const url = `${await api.fastify.listen({ host: '127.0.0.1', port: 0 })}${route.path}`;
  expect(await (await fetch(url)).text()).toBe('1,2,3');
  expect((await fetch(url)).status).toBe(503);
  await api.fastify.close();
});
