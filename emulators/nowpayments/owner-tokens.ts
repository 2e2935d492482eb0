import { randomBytes } from 'node:crypto';
import { refusal } from './errors.ts';

const LIFETIME_MS = 5 * 60_000;

/** Issues and checks the tokens of the account's owner, which last five minutes. */
export function createOwnerTokens(owner: { email: string; password: string }, now: () => Date) {
  const endsAt = new Map<string, number>();
  return {
    signIn({ email, password }: { email: string; password: string }): string {
      const isOwner = email === owner.email && password === owner.password;
      if (!isOwner || password === '') throw refusal(403, 'Invalid login or password');
      const token = randomBytes(24).toString('base64url');
      endsAt.set(token, now().getTime() + LIFETIME_MS);
      return token;
    },
    requireToken(authorization: string | undefined) {
      const end = endsAt.get(authorization?.match(/^Bearer (.+)$/)?.[1] ?? '');
      if (end === undefined || end <= now().getTime()) throw refusal(401, 'Authorization required');
    },
  };
}
