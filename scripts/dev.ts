/** `npm run dev`: the server from its sources behind Vite; both follow every saved file. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { formatAddresses } from './addresses.ts';
import { prepareBank } from './demo-bank.ts';
import { startDemoGateways } from './demo-gateways.ts';
import { prepareIdentity } from './demo-identity.ts';
import { prepareMailbox } from './demo-mailbox.ts';
import { readDemoSettings } from './demo-settings.ts';
import { prepareTelegram } from './demo-telegram.ts';
import { emulatorReady } from './emulator-ready.ts';
import { findFreePort } from './free-port.ts';
import { root } from './root.ts';
import { supervise } from './supervise.ts';

const { dataDir, role, ...wants } = readDemoSettings(process.env);
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const shop = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
const supervisor = supervise(() => undefined);
const startingGateways = wants.wantsGateways
  ? startDemoGateways(dataDir, process.env, { supervisor, role })
  : undefined;
const bank = wants.wantsBank ? await prepareBank(dataDir) : undefined;
const mailbox = wants.wantsMailbox ? await prepareMailbox(dataDir) : undefined;
const identity = wants.wantsIdentity ? await prepareIdentity(dataDir) : undefined;
const telegram = wants.wantsTelegram ? await prepareTelegram(dataDir) : undefined;
const gateways = await startingGateways;

const apiPort = await findFreePort('127.0.0.1', 0);
const api = `http://127.0.0.1:${apiPort}`;
supervisor.start({
  name: 'the server',
  args: ['--watch', '--watch-preserve-output', 'server/src/main.ts'],
  env: {
    ...process.env,
    ...bank?.serverEnv,
    ...mailbox?.serverEnv,
    ...identity?.serverEnv,
    ...telegram?.serverEnv,
    ...gateways?.serverEnv,
    // Links in mails and the way back from the identity provider lead to the pages, not to the API.
    PUBLIC_URL: process.env.PUBLIC_URL || shop,
    HOST: '127.0.0.1',
    PORT: String(apiPort),
  },
});
await Promise.all([
  gateways?.ready,
  ...[bank?.plan, mailbox?.plan, identity?.plan, telegram?.plan].map(
    (plan) => plan && emulatorReady(supervisor.start(plan)),
  ),
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
      ...(bank && { bank: bank.url }),
      ...(mailbox && { mailbox: mailbox.url }),
      ...(identity && { identity: identity.url }),
      ...(telegram && { telegram: telegram.url }),
      ...(gateways && { gateways: gateways.url }),
      ...(gateways?.gateways.access && { access: gateways.gateways.access.url }),
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  supervisor.stop(1);
}
