import * as z from 'zod/mini';
import type { MailboxOptions } from './start-mailbox.ts';

const port = z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 0);

const environment = z.object({
  PORT: port,
  SMTP_PORT: port,
  MAILBOX_ID: z.optional(z.string()),
});

/** Reads the environment. Throws an error that names the missing or wrong keys. It always listens on loopback. */
export function readSettings(env: NodeJS.ProcessEnv): MailboxOptions {
  const result = environment.safeParse(env);
  if (!result.success) {
    const keys = new Set(result.error.issues.map((issue) => String(issue.path[0])));
    throw new Error(`Missing or wrong setting: ${[...keys].join(', ')}`);
  }
  const { PORT, SMTP_PORT, MAILBOX_ID } = result.data;
  return { port: PORT, smtpPort: SMTP_PORT, id: MAILBOX_ID };
}
