import { listAnnouncements } from '@sesame/contract/operator-announcements.ts';
import { listBuyers } from '@sesame/contract/operator-buyers.ts';
import { listProducts } from '@sesame/contract/operator-catalogue.ts';
import { addNote } from '@sesame/contract/operator-notes.ts';
import { listAllPayments } from '@sesame/contract/operator-payment-list.ts';
import { listPromoCodes } from '@sesame/contract/operator-promos.ts';
import { listStock } from '@sesame/contract/operator-stock.ts';
import { listSubscriptions } from '@sesame/contract/operator-subscriptions.ts';
import { listQueue } from '@sesame/contract/operator-support.ts';
import { enterConsole } from './console.ts';
import type { Records } from './console-dialogs.ts';

/** One record of each kind: what a buyer of that e-mail has, and what the demo brings. A note about the buyer is left. */
export async function recordsOf(shopUrl: string, email: string): Promise<Records> {
  const { call } = await enterConsole(shopUrl);
  const search = email;
  const buyer = first(await call(listBuyers, { query: { search } }));
  await call(addNote, {
    params: { id: buyer },
    body: { content: 'Prefers to be written to', pinned: false },
  });
  const [paidPayment, openPayment, subscription, ticket, promo, announcement, product, stock] =
    await Promise.all([
      call(listAllPayments, { query: { search, state: 'paid' } }).then(first),
      call(listAllPayments, { query: { search, state: 'pending' } }).then(first),
      call(listSubscriptions, { query: { search } }).then(first),
      call(listQueue, { query: { search, queue: 'answered' } }).then(first),
      call(listPromoCodes, { query: { state: 'running' } }).then(first),
      call(listAnnouncements, { query: {} }).then(first),
      call(listProducts, { query: {} }).then(first),
      call(listStock, { query: {} }),
    ]);
  const service = first(stock.filter(({ free }) => free > 0));
  return {
    buyer,
    paidPayment,
    openPayment,
    subscription,
    ticket,
    promo,
    announcement,
    product,
    service,
  };
}

function first(rows: readonly { readonly id: string | number }[]): string {
  const [row] = rows;
  if (row === undefined) throw new Error('The shop has no record of that kind');
  return String(row.id);
}
