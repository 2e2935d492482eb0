/** `npm run dev`: runs the server from its sources behind Vite; both reload on every saved file. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { formatAddresses } from './demo/addresses.ts';
import { readDemoSettings } from './demo/demo-settings.ts';
import { emulatorReady } from './demo/emulator-ready.ts';
import { OWNER } from './demo/enter-webhook-urls.ts';
import { prepareEmulators } from './demo/prepare-emulators.ts';
import { serverReady } from './demo/server-ready.ts';
import { root } from './root.ts';
import { findFreePort } from './run/free-port.ts';
import { supervise } from './run/supervise.ts';

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const shop = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
const supervisor = supervise(() => undefined);
const settings = readDemoSettings(process.env);
const emulators = await prepareEmulators(settings, supervisor);

const apiPort = await findFreePort('127.0.0.1', 0);
const api = `http://127.0.0.1:${apiPort}`;
const server = supervisor.start({
  name: 'the server',
  args: ['--watch', '--watch-preserve-output', 'server/src/main.ts'],
  env: {
    ...process.env,
    ...emulators.serverEnv,
    // Links in mails and redirects from the identity provider must lead to Vite, not to the API server.
    PUBLIC_URL: process.env.PUBLIC_URL || shop,
    HOST: '127.0.0.1',
    PORT: String(apiPort),
  },
});
const listening = serverReady(server);
await Promise.all([
  emulators.gateways?.ready,
  ...emulators.plans.map((plan) => emulatorReady(supervisor.start(plan))),
]);

// The Vite configuration of web proxies API calls to PORT.
process.env.PORT = String(apiPort);
const web = await createServer({
  root: join(root, 'web'),
  server: { host, port, strictPort: true },
});
try {
  await web.listen();
  // The page would show that it cannot reach the shop while the API still starts.
  await listening;
  console.log(
    formatAddresses({
      shop,
      api,
      console: `${shop}/admin`,
      ...emulators.addresses,
    }),
  );
  if (settings.startsGateways) {
    console.log(`  Sign in to the console: ${OWNER.email}, password “${OWNER.password}”`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  supervisor.stop(1);
}
