/** `npm run dev`: the server from its sources behind Vite; both follow every saved file. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { formatAddresses } from './addresses.ts';
import { bankReady, prepareBank } from './demo-bank.ts';
import { readDemoSettings } from './demo-settings.ts';
import { findFreePort } from './free-port.ts';
import { root } from './root.ts';
import { supervise } from './supervise.ts';

const { dataDir, wantsBank } = readDemoSettings(process.env);
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const supervisor = supervise(() => undefined);
const bank = wantsBank ? await prepareBank(dataDir) : undefined;

const apiPort = await findFreePort('127.0.0.1', 0);
const api = `http://127.0.0.1:${apiPort}`;
supervisor.start({
  name: 'the server',
  args: ['--watch', '--watch-preserve-output', 'server/src/main.ts'],
  env: { ...process.env, ...bank?.serverEnv, HOST: '127.0.0.1', PORT: String(apiPort) },
});
if (bank?.plan) await bankReady(supervisor.start(bank.plan));

// The web's own configuration proxies the API to PORT.
process.env.PORT = String(apiPort);
const web = await createServer({
  root: join(root, 'web'),
  server: { host, port, strictPort: true },
});
try {
  await web.listen();
  const shop = `http://${host}:${port}`;
  console.log(formatAddresses({ shop, api, ...(bank && { bank: bank.url }) }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  supervisor.stop(1);
}
