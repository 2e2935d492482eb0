import { readSettings } from './settings.ts';
import { startMailbox } from './start-mailbox.ts';

try {
  const mailbox = await startMailbox(readSettings(process.env));
  const end = () => void mailbox.stop().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // Started with an IPC channel: exit together with the parent.
  process.once('disconnect', end);
  console.log(JSON.stringify({ ready: true, url: mailbox.url, smtpUrl: mailbox.smtpUrl }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
