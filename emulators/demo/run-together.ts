import * as z from 'zod/mini';
import { readEmulatorOptions } from '../kit/run-emulator.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface Running {
  stop(): Promise<void>;
}

/** Loaded only where they are started: an operator may have replaced one by a real service. */
const starters = {
  bank: async (env: Environment) =>
    (await import('../bank/start-bank.ts')).startBank(readEmulatorOptions(env)),
  mailbox: async (env: Environment) => {
    const { readSettings } = await import('../mailbox/settings.ts');
    return (await import('../mailbox/start-mailbox.ts')).startMailbox(readSettings(env));
  },
  identity: async (env: Environment) => {
    const { readSettings } = await import('../identity/settings.ts');
    return (await import('../identity/start-identity.ts')).startIdentity(readSettings(env));
  },
  telegram: async (env: Environment) => {
    const { readSettings } = await import('../telegram/settings.ts');
    return (await import('../telegram/start-telegram.ts')).startTelegram(readSettings(env));
  },
} as const satisfies Readonly<Record<string, (env: Environment) => Promise<Running>>>;

const planSchema = z.partialRecord(
  z.enum(['bank', 'mailbox', 'identity', 'telegram']),
  z.record(z.string(), z.string()),
);

/**
 * Runs several emulators of a demo in one process, because starting a process costs more than its work. DEMO_EMULATORS
 * has the settings of each by its name, in JSON; prints one line when all are ready and ends them together.
 */
export async function runTogether(environment: Environment): Promise<void> {
  const running: Running[] = [];
  const stop = () => Promise.all(running.map((one) => one.stop()));
  try {
    const plans = planSchema.parse(JSON.parse(environment.DEMO_EMULATORS ?? '{}'));
    await Promise.all(
      Object.entries(plans).map(async ([name, own]) => {
        // Safe: the schema allows these names only.
        const start = starters[name as keyof typeof starters];
        running.push(await start({ ...environment, ...own }));
      }),
    );
    const end = () => void stop().then(() => process.exit(0));
    process.once('SIGTERM', end);
    process.once('SIGINT', end);
    // Started with an IPC channel: exit together with the parent.
    process.once('disconnect', end);
    console.log(JSON.stringify({ ready: true, emulators: Object.keys(plans) }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
