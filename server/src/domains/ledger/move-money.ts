import type { JournalKind } from '../../database.types.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { type PartnerAccount, partnerAccount } from './partner-accounts.rules.ts';
import { postJournal } from './post-journal.ts';

export interface MoneyMove {
  readonly kind: JournalKind;
  readonly subject: string;
  readonly effect: string;
  readonly partnerId: string;
  readonly from: PartnerAccount;
  readonly to: PartnerAccount;
  readonly amountCents: number;
  readonly at: Date;
}

/**
 * Books a move between two accounts of one partner, such as pending → available or available → spent. `earned` and
 * `credited` are the sources, so the other accounts always add up to them. An amount of 0 books nothing.
 */
export async function moveMoney(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  { partnerId, from, to, amountCents, ...posting }: MoneyMove,
): Promise<void> {
  if (amountCents === 0) return;
  await postJournal(tx, platform, {
    ...posting,
    currency: 'USD',
    lines: [
      [partnerAccount(from, partnerId), amountCents],
      [partnerAccount(to, partnerId), -amountCents],
    ],
  });
}
