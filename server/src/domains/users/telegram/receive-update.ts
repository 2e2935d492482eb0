import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '../../../platform/crypto.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { takeUpdate } from './take-update.ts';
import { updateSchema } from './update.ts';
import type { UpdateNeeds } from './update-needs.ts';

export interface RawUpdate {
  readonly body: Buffer;
  readonly secret: unknown;
  /** Counts who does not know the secret; may refuse them. */
  readonly countForged: () => Promise<void>;
}

/**
 * Takes an update that came by the webhook. Without the right secret nothing is read of it, and the answer is
 * that of a shop without a bot.
 */
export async function receiveUpdate(
  platform: UpdateNeeds,
  { body, secret, countForged }: RawUpdate,
): Promise<void> {
  if (!isSecretOf(platform, secret)) {
    await countForged();
    refuse('not_found');
  }
  const update = updateSchema.safeParse(jsonOf(body));
  if (!update.success) refuse('bad_request');
  await takeUpdate(platform, update.data);
}

function isSecretOf({ config }: Pick<UpdateNeeds, 'config'>, secret: unknown): boolean {
  const expected = config.telegram?.webhookSecret;
  if (expected === undefined || typeof secret !== 'string') return false;
  return timingSafeEqual(sha256(secret), sha256(expected));
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
