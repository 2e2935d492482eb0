import * as z from 'zod/mini';
import type { EmulatorOptions, RunningGateway } from './gateway.ts';

const environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 0),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  /** Named apart from the shop's own PUBLIC_URL, which may be in the same environment. */
  EMULATOR_PUBLIC_URL: z.optional(z.url()),
  EMULATOR_NOTICE_URL: z.optional(z.url()),
});

/** One emulator as a process: settings from the environment, one line of JSON when ready, a clean end. */
export async function runEmulator(start: (options: EmulatorOptions) => Promise<RunningGateway>) {
  try {
    const { PORT, HOST, EMULATOR_PUBLIC_URL, EMULATOR_NOTICE_URL } = environment.parse(process.env);
    const gateway = await start({
      port: PORT,
      host: HOST,
      publicUrl: EMULATOR_PUBLIC_URL?.replace(/\/$/, ''),
      noticeUrl: EMULATOR_NOTICE_URL,
      settings: process.env,
    });
    const end = () => void gateway.stop().then(() => process.exit(0));
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
    // Started with a channel to a parent: end with it.
    process.once('disconnect', end);
    const { url, shopSettings } = gateway;
    console.log(JSON.stringify({ ready: true, url, shopSettings }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
