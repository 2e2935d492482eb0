import { consolePaths } from '../paths.ts';
import {
  alerts,
  announcement,
  auditEvent,
  bulkAction,
  macro,
  macros,
  mail,
  method,
  newMethod,
  partner,
  payment,
  products,
  promo,
  service,
  subscription,
  text,
  tickets,
  user,
} from './screens.ts';
import type { Section } from './sections.ts';

/** Pages that are not in the navigation: records of a list and editors. */
export interface Detail extends Pick<Section, 'path' | 'permission' | 'screen'> {
  /** The section to highlight in the navigation. */
  readonly section: string;
}

/** Every page of a single record, with `:id` in its path. */
export const details: readonly Detail[] = [
  {
    path: consolePaths.alerts(),
    section: consolePaths.overview(),
    permission: 'alerts:read',
    screen: alerts,
  },
  {
    path: consolePaths.partner(':id'),
    section: consolePaths.partners(),
    permission: 'referrals:read',
    screen: partner,
  },
  {
    path: consolePaths.announcement(':id'),
    section: consolePaths.announcements(),
    permission: 'announcements:read',
    screen: announcement,
  },
  {
    path: consolePaths.method(':id'),
    section: consolePaths.methods(),
    permission: 'methods:read',
    screen: method,
  },
  {
    path: consolePaths.newMethod(),
    section: consolePaths.methods(),
    permission: 'methods:write',
    screen: newMethod,
  },
  {
    path: consolePaths.payment(':id'),
    section: consolePaths.payments(),
    permission: 'payments:read',
    screen: payment,
  },
  {
    path: consolePaths.bulkAction(':id'),
    section: consolePaths.bulkActions(),
    permission: 'bulk:read',
    screen: bulkAction,
  },
  {
    path: consolePaths.subscription(':id'),
    section: consolePaths.subscriptions(),
    permission: 'subscriptions:read',
    screen: subscription,
  },
  {
    path: consolePaths.ticket(':id'),
    section: consolePaths.tickets(),
    permission: 'tickets:read',
    screen: tickets,
  },
  {
    path: consolePaths.macros(),
    section: consolePaths.tickets(),
    permission: 'tickets:read',
    screen: macros,
  },
  {
    path: consolePaths.macro(':id'),
    section: consolePaths.tickets(),
    permission: 'tickets:read',
    screen: macro,
  },
  {
    path: consolePaths.user(':id'),
    section: consolePaths.users(),
    permission: 'users:read',
    screen: user,
  },
  {
    path: consolePaths.promo(':id'),
    section: consolePaths.promos(),
    permission: 'promos:read',
    screen: promo,
  },
  {
    path: consolePaths.service(':id'),
    section: consolePaths.inventory(),
    permission: 'inventory:read',
    screen: service,
  },
  {
    path: consolePaths.product(':id'),
    section: consolePaths.products(),
    permission: 'products:read',
    screen: products,
  },
  {
    path: consolePaths.auditEvent(':id'),
    section: consolePaths.audit(),
    permission: 'audit:read',
    screen: auditEvent,
  },
  {
    path: consolePaths.text(':key'),
    section: consolePaths.texts(),
    permission: 'texts:read',
    screen: text,
  },
  {
    path: consolePaths.mail(':name'),
    section: consolePaths.mails(),
    permission: 'texts:read',
    screen: mail,
  },
];
