import * as z from 'zod/mini';
import type { IdentityOptions } from './start-identity.ts';

const environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 0),
  GOOGLE_CLIENT_ID: z.string().check(z.minLength(1)),
  GOOGLE_CLIENT_SECRET: z.string().check(z.minLength(16)),
  /** The shop's address. Over http only loopback addresses are allowed as redirects, and those always are. */
  PUBLIC_URL: z.optional(z.url()),
});

/** Reads the environment. Throws an error that names the missing or wrong keys. It always listens on loopback. */
export function readSettings(env: NodeJS.ProcessEnv): IdentityOptions {
  // An empty setting counts as missing, as everywhere in the project.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(set);
  if (!result.success) {
    const keys = new Set(result.error.issues.map((issue) => String(issue.path[0])));
    throw new Error(`Missing or wrong setting: ${[...keys].join(', ')}`);
  }
  const { PORT, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, PUBLIC_URL } = result.data;
  return {
    port: PORT,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    redirectUris: PUBLIC_URL?.startsWith('https:')
      ? [`${PUBLIC_URL.replace(/\/$/, '')}/api-user/api/v1/oauth/google/callback`]
      : [],
  };
}
