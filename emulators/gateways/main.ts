import * as z from 'zod/mini';
import { startGateways } from './start-gateways.ts';

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));

const environment = z.object({
  /** Not named PORT, because the shop's own setting may be in the same environment. */
  GATEWAYS_PORT: z._default(port, 0),
  GATEWAYS_ID: z.optional(z.string()),
  /** `{"paypal":4101,…}`: only the named emulators are started; without it, all. */
  GATEWAYS_PORTS: z.optional(z.string()),
  /** Payments are kept in this folder; without it they end with the process. */
  GATEWAYS_DATA_DIR: z.optional(z.string()),
});
const portsSchema = z.record(z.string(), port);

try {
  const { GATEWAYS_PORT, GATEWAYS_ID, GATEWAYS_PORTS, GATEWAYS_DATA_DIR } = environment.parse(
    process.env,
  );
  const { url, gateways, stop } = await startGateways({
    port: GATEWAYS_PORT,
    id: GATEWAYS_ID,
    dataDir: GATEWAYS_DATA_DIR,
    settings: process.env,
    ...(GATEWAYS_PORTS !== undefined && { ports: portsSchema.parse(JSON.parse(GATEWAYS_PORTS)) }),
  });
  const end = () => void stop().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // Started with an IPC channel: exit together with the parent.
  process.once('disconnect', end);
  console.log(JSON.stringify({ ready: true, url, gateways }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
