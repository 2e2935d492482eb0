import { listCampaigns } from '@sesame/contract/campaigns.ts';
import { listActFilters, listActs } from '@sesame/contract/operator-acts.ts';
import { listAnnouncements } from '@sesame/contract/operator-announcements.ts';
import { listBuyers } from '@sesame/contract/operator-buyers.ts';
import { listOrigins, listProducts } from '@sesame/contract/operator-catalogue.ts';
import { countDesk, findRecords } from '@sesame/contract/operator-desk.ts';
import { listAllPayments } from '@sesame/contract/operator-payment-list.ts';
import { listPromoCodes } from '@sesame/contract/operator-promos.ts';
import {
  listAllPayouts,
  listPartnerCommissions,
  listPartners,
  listReferralFlags,
} from '@sesame/contract/operator-referrals.ts';
import {
  listStock,
  listStockItems,
  listWaitingDeliveries,
} from '@sesame/contract/operator-stock.ts';
import { listSubscriptions } from '@sesame/contract/operator-subscriptions.ts';
import { listQueue } from '@sesame/contract/operator-support.ts';
import { getSystem, listMails } from '@sesame/contract/operator-system.ts';
import { listTexts } from '@sesame/contract/operator-texts.ts';
import { listTransferReceipts } from '@sesame/contract/operator-transfers.ts';
import type { RouteSpec } from '@sesame/contract/route.ts';
import type pg from 'pg';

type Asked = { readonly what: string; readonly path: string };

/** Rows from the middle of each long table, where a page may begin, and what to look for. */
const PLACES = {
  payment: `select id from payments order by created_at desc, id desc offset (select count(*) / 2 from payments) limit 1`,
  user: `select id from users order by created_at desc, id desc offset (select count(*) / 2 from users) limit 1`,
  subscription: `select id from subscriptions order by created_at desc, id desc offset (select count(*) / 2 from subscriptions) limit 1`,
  ticket: `select id from tickets where state = 'closed' order by last_at desc offset (select count(*) / 3 from tickets) limit 1`,
  act: `select (max(id) / 2)::text as id from acts`,
  mail: `select id from mails order by id desc offset (select count(*) / 2 from mails) limit 1`,
  item: `select id from stock_items order by id desc offset (select count(*) / 2 from stock_items) limit 1`,
  payout: `select id from payouts where state = 'rejected' order by id offset (select count(*) / 2 from payouts) limit 1`,
  partner: `select partner_id as id from partner_balances order by partner_id desc offset (select count(*) / 2 from partner_balances) limit 1`,
  commission: `select id from commissions where partner_id = (select max(partner_id::text)::uuid from partner_balances)
    order by created_at desc, id desc offset 10 limit 1`,
  lastPartner: `select max(partner_id::text) as id from partner_balances`,
  promo: `select (max(id) / 2)::text as id from promo_codes`,
  service: `select min(id)::text as id from origins`,
  product: `select product_id::text as id from payments limit 1`,
  gateway: `select gateway as id from payments limit 1`,
  operator: `select id from operators order by email limit 1`,
} as const;

export type Places = Readonly<Record<keyof typeof PLACES, string>>;

export async function findPlaces(database: pg.Pool): Promise<Places> {
  const client = await database.connect();
  const found: [string, string][] = [];
  for (const [name, statement] of Object.entries(PLACES)) {
    const { rows } = await client.query<{ id: string }>(statement);
    found.push([name, rows[0]?.id ?? '']);
  }
  // What these have read is no reading of the lists.
  await client.query('select pg_stat_force_next_flush()');
  client.release();
  // One entry for each of the names.
  return Object.fromEntries(found) as Places;
}

const asked = (
  what: string,
  { path }: RouteSpec,
  query: Readonly<Record<string, string>> = {},
  id = '',
): Asked => {
  const words = new URLSearchParams(query).toString();
  return { what, path: path.replace(':id', id) + (words ? `?${words}` : '') };
};

export function consoleLists(at: Places): readonly Asked[] {
  return [
    ...paymentLists(at),
    ...peopleLists(at),
    asked('tickets that wait', listQueue),
    asked('tickets that are done, from the middle', listQueue, { queue: 'done', after: at.ticket }),
    asked('tickets of nobody', listQueue, { assignee: 'nobody' }),
    asked('my tickets', listQueue, { assignee: 'me' }),
    asked('tickets by priority', listQueue, { priority: 'urgent' }),
    asked('all tickets, most urgent first', listQueue, { queue: 'all', order: 'urgent' }),
    asked('tickets by a word of the title', listQueue, { queue: 'all', search: 'refund' }),
    asked('tickets by e-mail', listQueue, { queue: 'all', search: 'person-77@' }),
    asked('subscriptions', listSubscriptions),
    asked('subscriptions, from the middle', listSubscriptions, { after: at.subscription }),
    asked('subscriptions by e-mail', listSubscriptions, { search: 'person-77' }),
    asked('services and their stock', listStock),
    asked('items of a service', listStockItems, {}, at.service),
    asked('items of a service, from the middle', listStockItems, { after: at.item }, at.service),
    asked('items that are free', listStockItems, { state: 'free' }, at.service),
    asked('items that are retired', listStockItems, { state: 'retired' }, at.service),
    asked('deliveries that wait', listWaitingDeliveries),
    asked('deliveries by e-mail', listWaitingDeliveries, { search: 'person-77' }),
    asked('transfers that wait', listTransferReceipts),
    asked('promo codes', listPromoCodes),
    asked('promo codes, from the middle', listPromoCodes, { before: at.promo }),
    asked('promo codes that are paused', listPromoCodes, { state: 'paused' }),
    asked('promo codes by a part', listPromoCodes, { search: 'ulk77' }),
    asked('products', listProducts),
    asked('origins', listOrigins),
    asked('announcements', listAnnouncements),
    asked('texts by a word', listTexts, { search: 'pay' }),
    ...partnerLists(at),
    ...recordLists(at),
    asked('counts beside the sections', countDesk),
    asked('a record by e-mail', findRecords, { search: 'person-77' }),
    asked('a record by number', findRecords, { search: '#2001' }),
    asked('a record by id', findRecords, { search: at.payment }),
  ];
}

function paymentLists(at: Places): readonly Asked[] {
  const month = new Date(Date.now() - 30 * 86_400_000).toISOString();
  return [
    asked('payments', listAllPayments),
    asked('payments, from the middle', listAllPayments, { before: at.payment }),
    asked('payments that are disputed', listAllPayments, { state: 'disputed' }),
    asked('payments under review', listAllPayments, { state: 'review' }),
    asked('payments paid, from the middle', listAllPayments, { state: 'paid', before: at.payment }),
    asked('payments of a method', listAllPayments, { gateway: at.gateway }),
    asked('payments of a product', listAllPayments, { product: at.product, before: at.payment }),
    asked('payments of 30 days', listAllPayments, { since: month }),
    asked('payments of a product, disputed', listAllPayments, {
      product: at.product,
      state: 'disputed',
    }),
    asked('payments by e-mail', listAllPayments, { search: 'person-77' }),
    asked('payments by what a gateway calls them', listAllPayments, { search: 'bench-ref-4242' }),
    asked('payments by id', listAllPayments, { search: at.payment }),
    asked('payments by something unknown', listAllPayments, { search: 'nobody-here' }),
  ];
}

function peopleLists(at: Places): readonly Asked[] {
  return [
    asked('users', listBuyers),
    asked('users, from the middle', listBuyers, { before: at.user }),
    asked('users by e-mail', listBuyers, { search: 'person-77' }),
    asked('users by a name in Telegram', listBuyers, { search: 'last7' }),
    asked('users by something unknown', listBuyers, { search: 'nobody-here' }),
    asked('users with a subscription', listBuyers, { subscription: 'yes' }),
    asked('users with a subscription, from the middle', listBuyers, {
      subscription: 'yes',
      before: at.user,
    }),
    asked('users without a subscription', listBuyers, { subscription: 'no' }),
    asked('users who are blocked', listBuyers, { blocked: 'yes' }),
    asked('users who are not confirmed', listBuyers, { confirmed: 'no' }),
    asked('users who are blocked and have a subscription', listBuyers, {
      blocked: 'yes',
      subscription: 'yes',
    }),
  ];
}

function partnerLists(at: Places): readonly Asked[] {
  return [
    asked('partners', listPartners),
    asked('partners, from the middle', listPartners, { before: at.partner }),
    asked('commissions of a partner', listPartnerCommissions, {}, at.lastPartner),
    asked(
      'commissions of a partner, further',
      listPartnerCommissions,
      { before: at.commission },
      at.lastPartner,
    ),
    asked('flags of partners', listReferralFlags),
    asked('payouts that wait', listAllPayouts, { state: 'requested' }),
    asked('payouts that are rejected, from the middle', listAllPayouts, {
      state: 'rejected',
      after: at.payout,
    }),
    asked('campaigns', listCampaigns),
  ];
}

function recordLists(at: Places): readonly Asked[] {
  return [
    asked('acts', listActs),
    asked('acts, from the middle', listActs, { before: at.act }),
    asked('acts of an operator', listActs, { operator: at.operator }),
    asked('acts of one kind', listActs, { action: 'payments.refund', before: at.act }),
    asked('acts of a section', listActs, { action: 'stock.' }),
    asked('acts on one subject', listActs, { subject: 'payment:77' }),
    asked('what acts can be filtered by', listActFilters),
    asked('mails', listMails),
    asked('mails, from the middle', listMails, { before: at.mail }),
    asked('mails given up', listMails, { state: 'given_up' }),
    asked('mails that wait', listMails, { state: 'waiting' }),
    asked('how the machinery does', getSystem),
  ];
}
