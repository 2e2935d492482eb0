import type { JournalKind } from '../../database.types.ts';
import type { Executor, Platform } from '../../platform/platform.ts';
import { partnerAccount } from './partner-accounts.rules.ts';
import { postJournal } from './post-journal.ts';

/**
 * Books a change of the credit on a balance, in cents: `withheld` and `released` are memo accounts beside the partner's
 * real balances. Changes of 0 book nothing.
 */
export async function postCredit(
  tx: Executor,
  platform: Pick<Platform, 'ids'>,
  {
    partnerId,
    withheldCents = 0,
    releasedCents = 0,
    ...posting
  }: {
    kind: JournalKind;
    subject: string;
    effect: string;
    partnerId: string;
    withheldCents?: number;
    releasedCents?: number;
    at: Date;
  },
): Promise<void> {
  if (withheldCents === 0 && releasedCents === 0) return;
  await postJournal(tx, platform, {
    ...posting,
    currency: 'USD',
    lines: [
      ['withheld', withheldCents],
      [partnerAccount('withheld', partnerId), -withheldCents],
      ['released', releasedCents],
      [partnerAccount('released', partnerId), -releasedCents],
    ],
  });
}
