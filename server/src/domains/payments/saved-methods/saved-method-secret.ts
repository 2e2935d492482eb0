import type { Platform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import type { SavedMethodKey } from '../gateways/saved-method.ts';

export function savedMethodContext(id: string): string {
  return `saved_methods:${id}`;
}

export function sealSavedMethod(
  { sealer }: Pick<Platform, 'sealer'>,
  id: string,
  { token, customer }: SavedMethodKey,
): string {
  return sealer.seal(JSON.stringify({ token, customer }), savedMethodContext(id));
}

export function openSavedMethod(
  { sealer }: Pick<Platform, 'sealer'>,
  { id, sealed }: { readonly id: string; readonly sealed: string },
): SavedMethodKey {
  const { token, customer } = JSON.parse(sealer.open(sealed, savedMethodContext(id)));
  return { token, customer };
}

/**
 * The hash by which webhooks find a method. Not keyed, so that it outlives a replaced key of `SECRETS_KEY`: tokens are random,
 * and useless without the shop's keys at the gateway.
 */
export function hashOfToken(provider: string, token: string): Buffer {
  return sha256(JSON.stringify([provider, token]));
}

/** The hash by which the same card of one buyer is recognized; different for every buyer, so that cards link no accounts. */
export function hashOfCard(userId: string, fingerprint: string | null): Buffer | null {
  return fingerprint === null ? null : sha256(JSON.stringify([userId, fingerprint]));
}
