import { readSettings } from './settings.ts';
import { startIdentity } from './start-identity.ts';

try {
  const identity = await startIdentity(readSettings(process.env));
  const end = () => void identity.stop().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // Started with an IPC channel: exit together with the parent.
  process.once('disconnect', end);
  console.log(JSON.stringify({ ready: true, url: identity.url }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
