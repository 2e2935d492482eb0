import { timingSafeEqual } from 'node:crypto';
import { refuse } from '../../../platform/http/errors.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { handleUpdate } from './handle-update.ts';
import { updateSchema } from './update.ts';
import type { UpdateNeeds } from './update-needs.ts';

export interface RawUpdate {
  readonly body: Buffer;
  readonly secret: unknown;
  /** Counts requests with a wrong secret; may refuse them. */
  readonly countForged: () => Promise<void>;
}

/**
 * Applies an update received by webhook. Without the right secret the body is not parsed, and the answer is the same as
 * in a shop without a bot.
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
  await handleUpdate(platform, update.data);
}

function isSecretOf({ config }: Pick<UpdateNeeds, 'config'>, secret: unknown): boolean {
  const expected = config.shop().connections.telegram?.webhookSecret;
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
