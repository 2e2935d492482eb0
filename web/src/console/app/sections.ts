import { section as alerts } from '../features/alerts/section.ts';
import { section as announcements } from '../features/announcements/section.ts';
import { section as audit } from '../features/audit-log/section.ts';
import { section as branding } from '../features/branding/section.ts';
import { section as bulkActions } from '../features/bulk/section.ts';
import { section as campaigns } from '../features/campaigns/section.ts';
import { section as fulfilment } from '../features/fulfilment/section.ts';
import { section as gateways } from '../features/gateways/section.ts';
import { section as gifts } from '../features/gifts/section.ts';
import { section as inventory } from '../features/inventory/section.ts';
import { section as methods } from '../features/methods/section.ts';
import { section as notifications } from '../features/notifications/section.ts';
import { section as overview } from '../features/overview/section.ts';
import { section as partners } from '../features/partners/section.ts';
import { section as payments } from '../features/payments/section.ts';
import { section as payouts } from '../features/payouts/section.ts';
import { section as products } from '../features/products/section.ts';
import { section as promos } from '../features/promos/section.ts';
import { section as renewals } from '../features/renewals/section.ts';
import { section as reports } from '../features/reports/section.ts';
import { section as settings } from '../features/settings/section.ts';
import { section as subscriptions } from '../features/subscriptions/section.ts';
import { section as system } from '../features/system/section.ts';
import { section as team } from '../features/team/section.ts';
import { section as mails } from '../features/texts/mails.section.ts';
import { section as texts } from '../features/texts/section.ts';
import { section as tickets } from '../features/tickets/section.ts';
import { section as transfers } from '../features/transfers/section.ts';
import { section as users } from '../features/users/section.ts';
import type { Section } from '../section.ts';

/** Every section of the console, in the order of the menu. */
export const sections: readonly Section[] = [
  overview,
  alerts,
  notifications,
  products,
  inventory,
  fulfilment,
  payments,
  transfers,
  subscriptions,
  renewals,
  tickets,
  payouts,
  partners,
  users,
  promos,
  gifts,
  announcements,
  campaigns,
  methods,
  gateways,
  texts,
  mails,
  branding,
  settings,
  reports,
  bulkActions,
  team,
  audit,
  system,
];
