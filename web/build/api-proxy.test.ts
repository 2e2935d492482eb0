import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { apiProxy } from './api-proxy.ts';

test('an API that does not answer is reported once, and again after it has answered', async () => {
  const lines: string[] = [];
  const api = createHttpServer((_request, response) => response.end('ready'));
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      api.listen(port, '127.0.0.1', () => resolve((api.address() as AddressInfo).port));
    });
  const close = () => new Promise<unknown>((resolve) => api.close(resolve));
  const port = await listen(0);
  await close();

  const web = await createServer({
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: {
      host: '127.0.0.1',
      port: 0,
      ws: false,
      proxy: { '^/readyz': apiProxy(`http://127.0.0.1:${port}`, (line) => lines.push(line)) },
    },
  });
  onTestFinished(() => web.close());
  await web.listen();
  const [page] = web.resolvedUrls?.local ?? [];
  const call = async () => {
    const answer = await fetch(`${page}readyz`);
    await answer.text();
    return answer.status;
  };

  expect([await call(), await call()]).toEqual([503, 503]);
  expect(lines).toEqual([expect.stringContaining('does not answer')]);
  await listen(port);
  expect(await call()).toBe(200);
  api.closeAllConnections();
  await close();
  expect(await call()).toBe(503);
  expect(lines).toHaveLength(2);
});
