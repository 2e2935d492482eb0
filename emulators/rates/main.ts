import { startRates } from './start-rates.ts';

try {
  const rates = await startRates({ port: Number(process.env.PORT) || 0 });
  const end = () => void rates.stop().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // Started with an IPC channel: exit together with the parent.
  process.once('disconnect', end);
  console.log(JSON.stringify({ ready: true, url: rates.url }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
