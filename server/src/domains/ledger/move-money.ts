import type { Executor, Platform } from '../../platform/platform.ts';
import type { JournalKind } from '../../tables/ledger.ts';
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
 * Books that money of one partner is now something else: held → available, available → spent. `earned` and `credited`
 * are where it comes from, so the other accounts of a partner always add up to them. Moving nothing books nothing.
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
