import { readSettings } from './settings.ts';
import { startBank } from './start-bank.ts';

try {
  const bank = await startBank(readSettings(process.env));
  const end = () => void bank.stop().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // Started with an IPC channel: exit together with the parent.
  process.once('disconnect', end);
  console.log(JSON.stringify({ ready: true, url: bank.url }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
