import * as z from 'zod/mini';
import type { BankOptions } from './start-bank.ts';

const secret = z.string().check(z.minLength(16));

const environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 0),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  /** Not named PUBLIC_URL, because the shop's own setting may be in the same environment. */
  BANK_PUBLIC_URL: z.optional(z.url()),
  DATA_DIR: z.optional(z.string().check(z.minLength(1))),
  BANK_API_KEY: secret,
  BANK_WEBHOOK_SECRET: secret,
});

/** Reads the environment. Throws an error that names the missing or wrong keys. */
export function readSettings(env: NodeJS.ProcessEnv): BankOptions {
  const result = environment.safeParse(env);
  if (!result.success) {
    const keys = new Set(result.error.issues.map((issue) => String(issue.path[0])));
    throw new Error(`Missing or wrong setting: ${[...keys].join(', ')}`);
  }
  const { PORT, HOST, BANK_PUBLIC_URL, DATA_DIR, BANK_API_KEY, BANK_WEBHOOK_SECRET } = result.data;
  // The shop may accept several secrets, newest first; the bank signs with the newest.
  const [webhookSecret = ''] = BANK_WEBHOOK_SECRET.split(',').map((part) => part.trim());
  if (webhookSecret.length < 16) throw new Error('Missing or wrong setting: BANK_WEBHOOK_SECRET');
  return {
    port: PORT,
    host: HOST,
    publicUrl: BANK_PUBLIC_URL?.replace(/\/$/, ''),
    dataDir: DATA_DIR,
    apiKey: BANK_API_KEY,
    webhookSecret,
  };
}
