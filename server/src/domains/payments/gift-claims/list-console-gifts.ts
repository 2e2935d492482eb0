import { listConsoleGifts as list } from '@sesame/contract/console/payments/gifts.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listGiftRows } from './console-gifts.store.ts';
import { serializeConsoleGift } from './serialize-console-gift.ts';

/** All gifts, newest first. */
export function listConsoleGifts({ db }: Pick<Platform, 'db'>) {
  return listAnswers(list, {
    rows: (filters, page) => listGiftRows(db, filters, page),
    answer: (rows) => rows.map(serializeConsoleGift),
    csv: {
      line: serializeConsoleGift,
      columns: {
        id: (gift) => gift.id,
        'bought, UTC': (gift) => gift.created_at,
        payment: (gift) => gift.payment.number,
        buyer: (gift) => gift.buyer.username,
        email: (gift) => gift.buyer.email,
        product: (gift) => gift.title,
        duration: (gift) => gift.duration,
        state: (gift) => gift.state,
        'code ends in': (gift) => gift.code_ending,
        'paid, USD': (gift) => gift.paid,
        'refunded, USD': (gift) => gift.refunded,
        'redeemed, UTC': (gift) => gift.claim?.at ?? '',
        'redeemed by': (gift) => gift.claim?.by.username ?? '',
        'credit, USD': (gift) => gift.claim?.credit ?? '',
        'ended, UTC': (gift) => gift.ended_at ?? '',
        'revoked by': (gift) => gift.revoked_by ?? '',
      },
    },
  });
}
