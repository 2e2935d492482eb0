import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '../../../platform/crypto.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { takeUpdate } from './take-update.ts';
import { updateSchema } from './update.ts';
import type { UpdateNeeds } from './update-needs.ts';

/**
 * Takes an update that came by the webhook. Without the right secret nothing is read of it, and the answer is
 * that of a shop without a bot.
 */
export async function receiveUpdate(
  platform: UpdateNeeds,
  { body, secret }: { body: Buffer; secret: unknown },
): Promise<void> {
  const expected = platform.config.telegram?.webhookSecret;
  if (expected === undefined || typeof secret !== 'string') refuse('not_found');
  if (!timingSafeEqual(sha256(secret), sha256(expected))) refuse('not_found');
  const update = updateSchema.safeParse(jsonOf(body));
  if (!update.success) refuse('bad_request');
  await takeUpdate(platform, update.data);
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
