/** `npm start`: builds what changed, then runs the server and, for the demo, what stands in for the world around it. */
import {
  type Addresses,
  formatAddresses,
  publishAddresses,
  withdrawAddresses,
} from './addresses.ts';
import { ensureBundles } from './bundle.ts';
import { prepareBank } from './demo-bank.ts';
import { startDemoGateways } from './demo-gateways.ts';
import { prepareIdentity } from './demo-identity.ts';
import { prepareMailbox } from './demo-mailbox.ts';
import { readDemoSettings } from './demo-settings.ts';
import { prepareTelegram } from './demo-telegram.ts';
import { emulatorReady } from './emulator-ready.ts';
import { enterNoticeAddresses, OWNER } from './enter-notice-addresses.ts';
import { isReadyMessage, type ReadyMessage, supervise } from './supervise.ts';

const { dataDir, role, ...wants } = readDemoSettings(process.env);
if (!(await ensureBundles())) process.exit(1);

let published = false;
const supervisor = supervise(() => {
  if (published) withdrawAddresses(dataDir);
});
const startingGateways = wants.wantsGateways
  ? startDemoGateways(dataDir, process.env, { supervisor, role })
  : undefined;
const bank = wants.wantsBank ? await prepareBank(dataDir) : undefined;
const mailbox = wants.wantsMailbox ? await prepareMailbox(dataDir) : undefined;
const identity = wants.wantsIdentity ? await prepareIdentity(dataDir) : undefined;
const telegram = wants.wantsTelegram ? await prepareTelegram(dataDir) : undefined;
const gateways = await startingGateways;

const server = supervisor.start({
  name: 'the server',
  args: ['server/dist/main.js'],
  env: {
    ...process.env,
    ...bank?.serverEnv,
    ...mailbox?.serverEnv,
    ...identity?.serverEnv,
    ...telegram?.serverEnv,
    ...gateways?.serverEnv,
  },
});
const listening = new Promise<ReadyMessage>((resolve) => {
  server.on('message', (message) => {
    if (isReadyMessage(message)) resolve(message);
  });
});
// A worker shares the stand-ins of its data folder and leaves running them to the process that sells.
const plans = role === 'worker' ? [] : [bank?.plan, mailbox?.plan, identity?.plan, telegram?.plan];
await Promise.all([
  gateways?.ready,
  ...plans.map((plan) => plan && emulatorReady(supervisor.start(plan))),
]);
const { url, ownerTicket } = await listening;

if (role === 'worker') {
  console.log('\nThe worker is running. Ctrl-C ends it.\n');
} else {
  const addresses: Addresses = {
    shop: url,
    api: url,
    console: `${url}/admin`,
    ...(bank && { bank: bank.url }),
    ...(mailbox && { mailbox: mailbox.url }),
    ...(identity && { identity: identity.url }),
    ...(telegram && { telegram: telegram.url }),
    ...(gateways && { gateways: gateways.url }),
    ...(gateways?.gateways.access && { access: gateways.gateways.access.url }),
  };
  publishAddresses(dataDir, addresses);
  published = true;
  console.log(`\nSesame is open. Ctrl-C closes it.\n${formatAddresses(addresses)}\n`);
  if (wants.wantsGateways) {
    // One sentence for whoever tries the demo; a shop of its own has `create-owner`.
    console.log(`  The console lets in ${OWNER.email} with the password “${OWNER.password}”.\n`);
  }
  if (ownerTicket !== undefined) {
    console.log(`  Once, without it:  ${url}/admin/enter#${ownerTicket}\n`);
  }
  if (gateways) await enterNoticeAddresses(url, gateways);
}
