import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { RenewalConfirmation } from '@sesame/contract/shop/renewals/renewal-confirmation.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { canConfirm } from '../../payments/index.ts';
import { idOfLinkToken } from '../link-tokens/link-token.ts';
import { type ConfirmableRow, findConfirmable } from './confirmation.store.ts';

/** What the link of a mail would confirm. */
export async function readConfirmLinkOf(
  platform: Pick<Platform, 'db' | 'sealer' | 'clock'>,
  token: string,
): Promise<RenewalConfirmation> {
  const row = await requireConfirmable(platform, token);
  const isOpen = canConfirm(row, platform.clock.now());
  return {
    state: isOpen ? 'open' : row.paid_at === null ? 'over' : 'paid',
    ...{ sub_plan_id: row.product_id, title: row.title, title_ru: row.title_ru },
    total: dollarsFromCents(row.total_cents),
    until: isOpen ? row.confirm_until.toISOString() : null,
  };
}

/** The charge that a link is about. */
export async function requireConfirmable(
  platform: Pick<Platform, 'db' | 'sealer'>,
  token: string,
): Promise<ConfirmableRow> {
  const id = idOfLinkToken(platform, 'renewal-confirm', token);
  const row = id === undefined ? undefined : await findConfirmable(platform.db, id);
  return row ?? refuse('confirmation_link_invalid');
}
