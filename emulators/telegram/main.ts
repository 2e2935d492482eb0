import { readSettings } from './settings.ts';
import { startTelegram } from './start-telegram.ts';

try {
  const telegram = await startTelegram(readSettings(process.env));
  const end = () => void telegram.stop().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // Started with an IPC channel: exit together with the parent.
  process.once('disconnect', end);
  console.log(JSON.stringify({ ready: true, url: telegram.url }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
