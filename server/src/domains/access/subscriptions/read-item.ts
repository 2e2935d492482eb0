import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { readItem as route } from '@sesame/contract/shop/access.ts';
import { FileAnswer } from '../../../platform/http/answers.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { contentOf, openItemSecret, partsOf } from '../inventory/item-secret.ts';
import { findOwnItem } from '../inventory/own-items.store.ts';

type Needs = Pick<Platform, 'clock' | 'db' | 'sealer'>;
type OwnItem = { readonly id: string; readonly userId: string };

/** The code, account or text that a running subscription of the buyer holds; of a file its name and size. */
export async function readItem(platform: Needs, own: OwnItem): Promise<AnswerOf<typeof route>> {
  const { secret, of } = await openOwnItem(platform, own);
  if ('file' in secret) {
    const file = { name: secret.name, bytes: Buffer.byteLength(secret.file, 'base64') };
    return { ...of, content: 'file', login: null, secret: '', note: secret.note ?? '', file };
  }
  // Links are in the list of subscriptions; templates and webhooks are not for buyers.
  if ('link' in secret || 'template' in secret || 'webhook' in secret) refuse('not_found');
  return { ...of, content: contentOf(secret), ...partsOf(secret), file: null };
}

/** The file that a running subscription of the buyer holds, as a download. */
export async function downloadItem(platform: Needs, own: OwnItem): Promise<FileAnswer> {
  const { secret } = await openOwnItem(platform, own);
  if (!('file' in secret)) refuse('not_found');
  // This type is saved by browsers and never shown.
  const type = 'application/octet-stream';
  return new FileAnswer({ body: Buffer.from(secret.file, 'base64'), type, name: secret.name });
}

async function openOwnItem(platform: Needs, { id, userId }: OwnItem) {
  const item = await findOwnItem(platform.db, { id, userId, now: platform.clock.now() });
  if (item === undefined) refuse('not_found');
  const { box, ...of } = item;
  return { secret: openItemSecret(platform, id, box), of };
}
