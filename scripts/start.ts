/** `npm start`: builds what changed, then runs the server and, for the demo, the sandbox bank. */
import {
  type Addresses,
  formatAddresses,
  publishAddresses,
  withdrawAddresses,
} from './addresses.ts';
import { ensureBundles } from './bundle.ts';
import { bankReady, prepareBank } from './demo-bank.ts';
import { readDemoSettings } from './demo-settings.ts';
import { isReadyMessage, supervise } from './supervise.ts';

const { dataDir, wantsBank, role } = readDemoSettings(process.env);
if (!(await ensureBundles())) process.exit(1);

let published = false;
const supervisor = supervise(() => {
  if (published) withdrawAddresses(dataDir);
});
const bank = wantsBank ? await prepareBank(dataDir) : undefined;

const server = supervisor.start({
  name: 'the server',
  args: ['server/dist/main.js'],
  env: { ...process.env, ...bank?.serverEnv },
});
const listening = new Promise<string>((resolve) => {
  server.on('message', (message) => {
    if (isReadyMessage(message)) resolve(message.url);
  });
});
// A worker shares the bank of its data folder and leaves running it to the process that sells.
if (bank?.plan && role !== 'worker') await bankReady(supervisor.start(bank.plan));
const url = await listening;

if (role === 'worker') {
  console.log('\nThe worker is running. Ctrl-C ends it.\n');
} else {
  const addresses: Addresses = { shop: url, api: url, ...(bank && { bank: bank.url }) };
  publishAddresses(dataDir, addresses);
  published = true;
  console.log(`\nSesame is open. Ctrl-C closes it.\n${formatAddresses(addresses)}\n`);
}
