/** `npm start`: builds what changed, then runs the server and, for a demo, its emulators. */

import { ensureBundles } from './bundle.ts';
import {
  type Addresses,
  formatAddresses,
  publishAddresses,
  withdrawAddresses,
} from './demo/addresses.ts';
import { readDemoSettings } from './demo/demo-settings.ts';
import { emulatorReady } from './demo/emulator-ready.ts';
import { enterWebhookUrls, OWNER } from './demo/enter-webhook-urls.ts';
import { prepareEmulators } from './demo/prepare-emulators.ts';
import { serverReady } from './demo/server-ready.ts';
import { SERVER_ENV } from './run/server-process.ts';
import { supervise } from './run/supervise.ts';

const settings = readDemoSettings(process.env);
const { dataDir, role } = settings;
if (!(await ensureBundles())) process.exit(1);

let published = false;
const supervisor = supervise(() => {
  if (published) withdrawAddresses(dataDir);
});
const emulators = await prepareEmulators(settings, supervisor);

const server = supervisor.start({
  name: 'the server',
  args: ['server/dist/main.js'],
  env: { ...SERVER_ENV, ...process.env, ...emulators.serverEnv },
});
const listening = serverReady(server);
// A worker does not start emulators; it uses those of the process that serves the shop.
const plans = role === 'worker' ? [] : emulators.plans;
await Promise.all([
  emulators.gateways?.ready,
  ...plans.map((plan) => emulatorReady(supervisor.start(plan))),
]);
const { url, ownerTicket, setupLink } = await listening;

if (role === 'worker') {
  console.log('\nThe worker is running. Press Ctrl-C to stop it.\n');
} else {
  const addresses: Addresses = {
    shop: url,
    api: url,
    console: `${url}/admin`,
    ...emulators.addresses,
  };
  publishAddresses(dataDir, addresses);
  published = true;
  console.log(`\nSesame is running. Press Ctrl-C to stop it.\n${formatAddresses(addresses)}\n`);
  if (settings.startsGateways) {
    // Only a demo has this account.
    console.log(`  Sign in to the console: ${OWNER.email}, password “${OWNER.password}”\n`);
  }
  if (ownerTicket !== undefined) {
    console.log(`  One-time sign-in link:  ${url}/admin/sign-in#${ownerTicket}\n`);
  }
  if (setupLink !== undefined) {
    console.log(
      `  This shop has no owner yet. Open this link within a day to become one:\n  ${setupLink}\n`,
    );
  }
  if (emulators.gateways) await enterWebhookUrls(url, emulators.gateways);
}
