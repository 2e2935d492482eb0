import * as z from 'zod/mini';
import type { EmulatorOptions, RunningGateway } from './gateway.ts';

const environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 0),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  /** Not named PUBLIC_URL, because the shop's own setting may be in the same environment. */
  EMULATOR_PUBLIC_URL: z.optional(z.url()),
  EMULATOR_WEBHOOK_URL: z.optional(z.url()),
  DATA_DIR: z.optional(z.string().check(z.minLength(1))),
});

export function readEmulatorOptions(
  settings: Readonly<Record<string, string | undefined>>,
): EmulatorOptions {
  const { PORT, HOST, EMULATOR_PUBLIC_URL, EMULATOR_WEBHOOK_URL, DATA_DIR } =
    environment.parse(settings);
  return {
    port: PORT,
    host: HOST,
    publicUrl: EMULATOR_PUBLIC_URL?.replace(/\/$/, ''),
    webhookUrl: EMULATOR_WEBHOOK_URL,
    settings,
    dataDir: DATA_DIR,
  };
}

/** Runs one emulator as a process: settings from the environment, one line of JSON when ready, a clean shutdown. */
export async function runEmulator(start: (options: EmulatorOptions) => Promise<RunningGateway>) {
  try {
    const gateway = await start(readEmulatorOptions(process.env));
    const end = () => void gateway.stop().then(() => process.exit(0));
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
    // Started with an IPC channel: exit together with the parent.
    process.once('disconnect', end);
    const { url, shopSettings } = gateway;
    console.log(JSON.stringify({ ready: true, url, shopSettings }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
