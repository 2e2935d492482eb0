import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { consolePages } from './console-pages-plugin.ts';

test('every address of the console has its page, also when it is opened directly', async ({
  onTestFinished,
}) => {
  const server = await createServer({
    root: `${import.meta.dirname}/..`,
    configFile: false,
    plugins: [consolePages()],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false },
    logLevel: 'silent',
  });
  onTestFinished(() => server.close());
  await server.listen();
  const [origin] = server.resolvedUrls?.local ?? [];
  const entryOf = async (path: string) => {
    const answer = await fetch(new URL(path, origin), { headers: { accept: 'text/html' } });
    return /src="(\/src\/[^"]+)"/.exec(await answer.text())?.[1];
  };
  expect(await entryOf('/admin/payments/17?tab=refunds')).toBe('/src/console/app/main.tsx');
  expect(await entryOf('/admin')).toBe('/src/console/app/main.tsx');
  expect(await entryOf('/dashboard/payments')).toBe('/src/main.tsx');
});
