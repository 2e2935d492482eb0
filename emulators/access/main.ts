import { startAccess } from './start-access.ts';

try {
  const access = await startAccess({ port: Number(process.env.PORT) || 0 });
  const end = () => void access.stop().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // Started with an IPC channel: exit together with the parent.
  process.once('disconnect', end);
  console.log(JSON.stringify({ ready: true, url: access.url, shopSettings: access.shopSettings }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
