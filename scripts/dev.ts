/** `npm run dev`: the server from its sources behind Vite; both follow every saved file. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { formatAddresses } from './addresses.ts';
import { readDemoSettings } from './demo-settings.ts';
import { emulatorReady } from './emulator-ready.ts';
import { findFreePort } from './free-port.ts';
import { prepareStandIns } from './prepare-stand-ins.ts';
import { root } from './root.ts';
import { supervise } from './supervise.ts';

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const shop = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
const supervisor = supervise(() => undefined);
const standIns = await prepareStandIns(readDemoSettings(process.env), supervisor);

const apiPort = await findFreePort('127.0.0.1', 0);
const api = `http://127.0.0.1:${apiPort}`;
supervisor.start({
  name: 'the server',
  args: ['--watch', '--watch-preserve-output', 'server/src/main.ts'],
  env: {
    ...process.env,
    ...standIns.serverEnv,
    // Links in mails and the way back from the identity provider lead to the pages, not to the API.
    PUBLIC_URL: process.env.PUBLIC_URL || shop,
    HOST: '127.0.0.1',
    PORT: String(apiPort),
  },
});
await Promise.all([
  standIns.gateways?.ready,
  ...standIns.plans.map((plan) => emulatorReady(supervisor.start(plan))),
]);

// The web's own configuration proxies the API to PORT.
process.env.PORT = String(apiPort);
const web = await createServer({
  root: join(root, 'web'),
  server: { host, port, strictPort: true },
});
try {
  await web.listen();
  console.log(
    formatAddresses({
      shop,
      api,
      console: `${shop}/admin`,
      ...standIns.addresses,
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  supervisor.stop(1);
}
