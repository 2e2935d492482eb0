import { listAnnouncements } from '@sesame/contract/console/announcements.ts';
import { listAuditEvents, listAuditFilters } from '@sesame/contract/console/audit-log.ts';
import { listBuyers } from '@sesame/contract/console/buyers.ts';
import { listCampaigns } from '@sesame/contract/console/campaigns.ts';
import { listProducts, listServices } from '@sesame/contract/console/catalogue.ts';
import {
  listInventory,
  listInventoryItems,
  listWaitingDeliveries,
} from '@sesame/contract/console/inventory.ts';
import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import { listPromoCodes } from '@sesame/contract/console/payments/promo-codes.ts';
import { listTransferProofs } from '@sesame/contract/console/payments/transfers.ts';
import {
  listConsolePayouts,
  listPartnerCommissions,
  listPartners,
  listReferralFlags,
} from '@sesame/contract/console/referrals.ts';
import { listSubscriptions } from '@sesame/contract/console/subscriptions.ts';
import { getSystem, listMails } from '@sesame/contract/console/system.ts';
import { listTexts } from '@sesame/contract/console/texts.ts';
import { listQueue } from '@sesame/contract/console/tickets.ts';
import { countWork, findRecords } from '@sesame/contract/console/workspace.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import type pg from 'pg';

type ListCall = { readonly what: string; readonly path: string };

/** Rows from the middle of each long table, where a page may begin, and search terms. */
const PLACES = {
  payment: `select id from payments order by created_at desc, id desc offset (select count(*) / 2 from payments) limit 1`,
  user: `select id from users order by created_at desc, id desc offset (select count(*) / 2 from users) limit 1`,
  subscription: `select id from subscriptions order by created_at desc, id desc offset (select count(*) / 2 from subscriptions) limit 1`,
  ticket: `select id from tickets where state = 'closed' order by last_at desc offset (select count(*) / 3 from tickets) limit 1`,
  event: `select (max(id) / 2)::text as id from audit_events`,
  mail: `select id from mails order by id desc offset (select count(*) / 2 from mails) limit 1`,
  item: `select id from inventory_items order by id desc offset (select count(*) / 2 from inventory_items) limit 1`,
  payout: `select id from payouts where state = 'rejected' order by id offset (select count(*) / 2 from payouts) limit 1`,
  partner: `select partner_id as id from partner_balances order by partner_id desc offset (select count(*) / 2 from partner_balances) limit 1`,
  commission: `select id from commissions where partner_id = (select max(partner_id::text)::uuid from partner_balances)
    order by created_at desc, id desc offset 10 limit 1`,
  lastPartner: `select max(partner_id::text) as id from partner_balances`,
  promo: `select (max(id) / 2)::text as id from promo_codes`,
  service: `select min(id)::text as id from services`,
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
  // Flushes the statistics, so that reads of this preparation are not counted for the lists.
  await client.query('select pg_stat_force_next_flush()');
  client.release();
  // The cast is safe: there is an entry for each of the names.
  return Object.fromEntries(found) as Places;
}

const listCall = (
  what: string,
  { path }: RouteSpec,
  query: Readonly<Record<string, string>> = {},
  id = '',
): ListCall => {
  const queryString = new URLSearchParams(query).toString();
  return { what, path: path.replace(':id', id) + (queryString ? `?${queryString}` : '') };
};

export function consoleLists(at: Places): readonly ListCall[] {
  return [
    ...paymentLists(at),
    ...peopleLists(at),
    listCall('waiting tickets', listQueue),
    listCall('closed tickets, from the middle', listQueue, { queue: 'done', after: at.ticket }),
    listCall('unassigned tickets', listQueue, { assignee: 'unassigned' }),
    listCall('my tickets', listQueue, { assignee: 'me' }),
    listCall('tickets by priority', listQueue, { priority: 'urgent' }),
    listCall('all tickets, most urgent first', listQueue, { queue: 'all', order: 'urgent' }),
    listCall('tickets by a word in the title', listQueue, { queue: 'all', search: 'refund' }),
    listCall('tickets by email', listQueue, { queue: 'all', search: 'person-77@' }),
    listCall('subscriptions', listSubscriptions),
    listCall('subscriptions, from the middle', listSubscriptions, { after: at.subscription }),
    listCall('subscriptions by email', listSubscriptions, { search: 'person-77' }),
    listCall('services and their inventory', listInventory),
    listCall('items of a service', listInventoryItems, {}, at.service),
    listCall(
      'items of a service, from the middle',
      listInventoryItems,
      { after: at.item },
      at.service,
    ),
    listCall('free items of a service', listInventoryItems, { state: 'free' }, at.service),
    listCall('retired items of a service', listInventoryItems, { state: 'retired' }, at.service),
    listCall('waiting deliveries', listWaitingDeliveries),
    listCall('deliveries by email', listWaitingDeliveries, { search: 'person-77' }),
    listCall('waiting bank transfers', listTransferProofs),
    listCall('promo codes', listPromoCodes),
    listCall('promo codes, from the middle', listPromoCodes, { before: at.promo }),
    listCall('paused promo codes', listPromoCodes, { state: 'paused' }),
    listCall('promo codes by substring', listPromoCodes, { search: 'ulk77' }),
    listCall('products', listProducts),
    listCall('services', listServices),
    listCall('announcements', listAnnouncements),
    listCall('texts by word', listTexts, { search: 'pay' }),
    ...partnerLists(at),
    ...recordLists(at),
    listCall('counters of the sections', countWork),
    listCall('a record by email', findRecords, { search: 'person-77' }),
    listCall('a record by number', findRecords, { search: '#2001' }),
    listCall('a record by id', findRecords, { search: at.payment }),
  ];
}

function paymentLists(at: Places): readonly ListCall[] {
  const month = new Date(Date.now() - 30 * 86_400_000).toISOString();
  return [
    listCall('payments', listConsolePayments),
    listCall('payments, from the middle', listConsolePayments, { before: at.payment }),
    listCall('disputed payments', listConsolePayments, { state: 'disputed' }),
    listCall('payments under review', listConsolePayments, { state: 'review' }),
    listCall('paid payments, from the middle', listConsolePayments, {
      state: 'paid',
      before: at.payment,
    }),
    listCall('payments by payment method', listConsolePayments, { gateway: at.gateway }),
    listCall('payments of a product', listConsolePayments, {
      product: at.product,
      before: at.payment,
    }),
    listCall('payments of 30 days', listConsolePayments, { since: month }),
    listCall('payments of a product, disputed', listConsolePayments, {
      product: at.product,
      state: 'disputed',
    }),
    listCall('payments by email', listConsolePayments, { search: 'person-77' }),
    listCall('payments by gateway reference', listConsolePayments, { search: 'bench-ref-4242' }),
    listCall('payments by id', listConsolePayments, { search: at.payment }),
    listCall('payments without a match', listConsolePayments, { search: 'nobody-here' }),
  ];
}

function peopleLists(at: Places): readonly ListCall[] {
  return [
    listCall('users', listBuyers),
    listCall('users, from the middle', listBuyers, { before: at.user }),
    listCall('users by email', listBuyers, { search: 'person-77' }),
    listCall('users by Telegram name', listBuyers, { search: 'last7' }),
    listCall('users without a match', listBuyers, { search: 'nobody-here' }),
    listCall('users with a subscription', listBuyers, { subscription: 'yes' }),
    listCall('users with a subscription, from the middle', listBuyers, {
      subscription: 'yes',
      before: at.user,
    }),
    listCall('users without a subscription', listBuyers, { subscription: 'no' }),
    listCall('blocked users', listBuyers, { blocked: 'yes' }),
    listCall('unconfirmed users', listBuyers, { confirmed: 'no' }),
    listCall('blocked users with a subscription', listBuyers, {
      blocked: 'yes',
      subscription: 'yes',
    }),
  ];
}

function partnerLists(at: Places): readonly ListCall[] {
  return [
    listCall('partners', listPartners),
    listCall('partners, from the middle', listPartners, { before: at.partner }),
    listCall('commissions of a partner', listPartnerCommissions, {}, at.lastPartner),
    listCall(
      'commissions of a partner, later page',
      listPartnerCommissions,
      { before: at.commission },
      at.lastPartner,
    ),
    listCall('flags of partners', listReferralFlags),
    listCall('requested payouts', listConsolePayouts, { state: 'requested' }),
    listCall('rejected payouts, from the middle', listConsolePayouts, {
      state: 'rejected',
      after: at.payout,
    }),
    listCall('campaigns', listCampaigns),
  ];
}

function recordLists(at: Places): readonly ListCall[] {
  return [
    listCall('audit events', listAuditEvents),
    listCall('audit events, from the middle', listAuditEvents, { before: at.event }),
    listCall('audit events of an operator', listAuditEvents, { operator: at.operator }),
    listCall('audit events of one action', listAuditEvents, {
      action: 'payments.refund',
      before: at.event,
    }),
    listCall('audit events of a section', listAuditEvents, { action: 'inventory.' }),
    listCall('audit events of one subject', listAuditEvents, { subject: 'payment:77' }),
    listCall('filters of audit events', listAuditFilters),
    listCall('mails', listMails),
    listCall('mails, from the middle', listMails, { before: at.mail }),
    listCall('abandoned mails', listMails, { state: 'abandoned' }),
    listCall('waiting mails', listMails, { state: 'waiting' }),
    listCall('system state', getSystem),
  ];
}
