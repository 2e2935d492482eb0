/** `npm start`: builds what changed, then runs the server and, for the demo, what stands in for the world around it. */
import {
  type Addresses,
  formatAddresses,
  publishAddresses,
  withdrawAddresses,
} from './addresses.ts';
import { ensureBundles } from './bundle.ts';
import { readDemoSettings } from './demo-settings.ts';
import { emulatorReady } from './emulator-ready.ts';
import { enterNoticeAddresses, OWNER } from './enter-notice-addresses.ts';
import { prepareStandIns } from './prepare-stand-ins.ts';
import { isReadyMessage, type ReadyMessage, supervise } from './supervise.ts';

const settings = readDemoSettings(process.env);
const { dataDir, role } = settings;
if (!(await ensureBundles())) process.exit(1);

let published = false;
const supervisor = supervise(() => {
  if (published) withdrawAddresses(dataDir);
});
const standIns = await prepareStandIns(settings, supervisor);

const server = supervisor.start({
  name: 'the server',
  args: ['server/dist/main.js'],
  env: { ...process.env, ...standIns.serverEnv },
});
const listening = new Promise<ReadyMessage>((resolve) => {
  server.on('message', (message) => {
    if (isReadyMessage(message)) resolve(message);
  });
});
// A worker shares the stand-ins of its data folder and leaves running them to the process that sells.
const plans = role === 'worker' ? [] : standIns.plans;
await Promise.all([
  standIns.gateways?.ready,
  ...plans.map((plan) => emulatorReady(supervisor.start(plan))),
]);
const { url, ownerTicket } = await listening;

if (role === 'worker') {
  console.log('\nThe worker is running. Ctrl-C ends it.\n');
} else {
  const addresses: Addresses = {
    shop: url,
    api: url,
    console: `${url}/admin`,
    ...standIns.addresses,
  };
  publishAddresses(dataDir, addresses);
  published = true;
  console.log(`\nSesame is open. Ctrl-C closes it.\n${formatAddresses(addresses)}\n`);
  if (settings.wantsGateways) {
    // One sentence for whoever tries the demo; a shop of its own has `create-owner`.
    console.log(`  The console lets in ${OWNER.email} with the password “${OWNER.password}”.\n`);
  }
  if (ownerTicket !== undefined) {
    console.log(`  Once, without it:  ${url}/admin/enter#${ownerTicket}\n`);
  }
  if (standIns.gateways) await enterNoticeAddresses(url, standIns.gateways);
}
