import { listAnnouncements } from '@sesame/contract/console/announcements.ts';
import { listBuyers } from '@sesame/contract/console/buyers.ts';
import { listProducts } from '@sesame/contract/console/catalogue.ts';
import { listInventory } from '@sesame/contract/console/inventory.ts';
import { addNote } from '@sesame/contract/console/notes.ts';
import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import { listPromoCodes } from '@sesame/contract/console/payments/promo-codes.ts';
import { listSubscriptions } from '@sesame/contract/console/subscriptions.ts';
import { listQueue } from '@sesame/contract/console/tickets.ts';
import { signInToConsole } from './console.ts';
import type { Records } from './dialogs/dialog-page.ts';

/** Ids of one record of each kind: of the buyer with this email or from the demo data. Adds a note on the buyer. */
export async function recordsOf(shopUrl: string, email: string): Promise<Records> {
  const { call } = await signInToConsole(shopUrl);
  const search = email;
  const buyer = first(await call(listBuyers, { query: { search } }));
  await call(addNote, {
    params: { id: buyer },
    body: { content: 'Prefers to be written to', pinned: false },
  });
  const [paidPayment, openPayment, subscription, ticket, promo, announcement, product, inventory] =
    await Promise.all([
      call(listConsolePayments, { query: { search, state: 'paid' } }).then(first),
      call(listConsolePayments, { query: { search, state: 'pending' } }).then(first),
      call(listSubscriptions, { query: { search } }).then(first),
      call(listQueue, { query: { search, queue: 'answered' } }).then(first),
      call(listPromoCodes, { query: { state: 'running' } }).then(first),
      call(listAnnouncements, { query: {} }).then(first),
      call(listProducts, { query: {} }).then(first),
      call(listInventory, { query: {} }),
    ]);
  const service = first(inventory.filter(({ free, content }) => free > 0 && content === 'link'));
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
