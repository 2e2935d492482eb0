import type { GiftState } from '@sesame/contract/shared/gifts/gift-states.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import type { exportOwnPayments as route } from '@sesame/contract/shop/payment-search.ts';
import { paymentTexts } from '@sesame/contract/shop/payment-texts.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';
import type { DurationUnit } from '../../../database.types.ts';
import { csvList } from '../../../platform/files/csv.ts';
import type { FileAnswer } from '../../../platform/http/answers.ts';
import { mailMoney } from '../../../platform/mail/mail-format.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { readGiftStates } from '../gifts/read-gift-states.ts';
import { buyerStatusOf, isOpen } from '../records/payments.rules.ts';
import { dateWriter } from './date-writer.rules.ts';
import type { HistoryRow } from './history-row.ts';
import { findOwnPayments, type OwnPayments } from './payment-search.store.ts';
import { ownPayments } from './search-payments.ts';

const TERMS: Readonly<Record<DurationUnit, TextKey>> = {
  day: 'days',
  month: 'months',
  year: 'years',
};

interface ExportedRow extends HistoryRow {
  readonly giftState: GiftState | undefined;
}

/** The buyer's payments that match as a CSV file, in the words and figures of the screen, read page by page. */
export function exportOwnPayments(
  { db, clock, mail }: Pick<Platform, 'db' | 'clock' | 'mail'>,
  userId: string,
  { language, time_zone: zone, ...filters }: QueryOf<typeof route>,
): Promise<FileAnswer> {
  const own = ownPayments(userId, filters);
  const now = clock.now();
  const dateOf = dateWriter(zone);
  // No-break spaces are for the layout of a page.
  const t = (key: TextKey, params?: Record<string, number | string>) =>
    mail.texts.page(language, key, params).replaceAll('\u00a0', ' ');
  // For the note about a changed plan.
  const planOf = ({ changed_to: plan }: ExportedRow) =>
    plan === null
      ? {}
      : {
          plan: titleIn(language, plan),
          term: t(TERMS[plan.duration_unit], { count: plan.duration_count }),
        };
  return csvList<ExportedRow>({
    name: 'payments',
    header: [
      t('columnDate'),
      t('factNumber'),
      t('columnSubscription'),
      t('columnTerm'),
      t('columnPrice'),
      t('columnStatus'),
    ],
    read: (last, limit) => readPage(db, own, { before: last?.id, limit }),
    cellsOf: (row) => [
      dateOf(row.created_at),
      row.number,
      titleIn(language, row),
      t(TERMS[row.duration_unit], { count: row.duration_count }),
      mailMoney(row.total_cents),
      statusOf(row, now)
        .map((key) => t(key, planOf(row)))
        .join(', '),
    ],
  });
}

/** A page of the file, with the state of each gift on it. */
async function readPage(
  db: Executor,
  own: OwnPayments,
  page: { readonly before: string | undefined; readonly limit: number },
): Promise<ExportedRow[]> {
  const rows = await findOwnPayments(db, own, page);
  const gifts = await readGiftStates(db, rows);
  return rows.map((row) => ({ ...row, giftState: gifts.get(row.id) }));
}

/** The status and what it leaves out, as on the screen. */
function statusOf(row: ExportedRow, now: Date): TextKey[] {
  const { label, note } = paymentTexts({
    status: buyerStatusOf(
      { state: row.state, accessUntil: row.access_until, isGift: row.is_gift },
      now,
    ),
    is_pending: isOpen({ state: row.state, expiresAt: row.expires_at }, now),
    state: row.shown_state,
    ...(row.changed_to !== null && { changed_to: row.changed_to }),
    ...(row.giftState !== undefined && { gift_state: row.giftState }),
    ...(row.refund_owed && { refund_owed: true as const }),
  });
  return note === null ? [label] : [label, note];
}
