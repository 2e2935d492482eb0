import { randomBytes } from 'node:crypto';
import { isSameSecret } from '../kit/is-same-secret.ts';
import { refusal } from './errors.ts';
import type { PayPalAccount } from './paypal.ts';

const LIFETIME_S = 32_400;

/** Issues and checks tokens for an app's id and secret. */
export function createTokens({ clientId, clientSecret }: PayPalAccount, now: () => Date) {
  const credentials = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const endsAt = new Map<string, number>();
  const seconds = () => now().getTime() / 1000;

  return {
    requireClient(authorization: string | undefined) {
      if (isSameSecret(authorization, credentials)) return;
      throw refusal(401, 'invalid_client', 'Client authentication failed');
    },
    issue() {
      for (const [token, end] of endsAt) if (end <= seconds()) endsAt.delete(token);
      const access_token = `A21${randomBytes(48).toString('base64url')}`;
      endsAt.set(access_token, seconds() + LIFETIME_S);
      return {
        scope: 'https://uri.paypal.com/services/disputes/read-seller',
        access_token,
        token_type: 'Bearer',
        app_id: 'APP-80W284485P519543T',
        expires_in: LIFETIME_S,
        nonce: randomBytes(8).toString('hex'),
      };
    },
    requireToken(authorization: string | undefined) {
      const end = endsAt.get(authorization?.match(/^Bearer (.+)$/)?.[1] ?? '');
      if (end !== undefined && end > seconds()) return;
      throw refusal(401, 'invalid_token', 'The token has ended or was never issued');
    },
  };
}
