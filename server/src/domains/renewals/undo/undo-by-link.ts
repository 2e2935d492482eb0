import type { RenewalUndo } from '@sesame/contract/shop/renewals/renewal-undo.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refundsOfRenewal } from '../../payments/index.ts';
import { idOfLinkToken } from '../link-tokens/link-token.ts';
import { describeUndo } from './read-undo.ts';
import { findUndo, type UndoRow } from './undo.store.ts';
import { undoRenewal } from './undo-renewal.ts';

/** What the undo link of a mail would undo. */
export async function readUndoLinkOf(platform: Platform, token: string): Promise<RenewalUndo> {
  return describeUndo(platform, await requireRenewal(platform, token));
}

/** Undoes the renewal that a link is about. */
export async function undoByLink(
  platform: Platform,
  { token, expectedTotal }: { readonly token: string; readonly expectedTotal: number },
): Promise<void> {
  const { payment_id: paymentId, user_id: userId } = await requireRenewal(platform, token);
  const able = await refundsOfRenewal(platform, paymentId);
  await undoRenewal(platform, { paymentId, userId, by: 'link', able, expectedTotal });
}

async function requireRenewal(platform: Platform, token: string): Promise<UndoRow> {
  const id = idOfLinkToken(platform, 'renewal-undo', token);
  const row = id === undefined ? undefined : await findUndo(platform.db, id);
  return row ?? refuse('undo_link_invalid');
}
