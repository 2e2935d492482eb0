import { operatorPaths } from '../../operator-paths.ts';
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
    path: operatorPaths.alerts(),
    section: operatorPaths.overview(),
    permission: 'alerts:read',
    screen: alerts,
  },
  {
    path: operatorPaths.partner(':id'),
    section: operatorPaths.partners(),
    permission: 'referrals:read',
    screen: partner,
  },
  {
    path: operatorPaths.announcement(':id'),
    section: operatorPaths.announcements(),
    permission: 'announcements:read',
    screen: announcement,
  },
  {
    path: operatorPaths.method(':id'),
    section: operatorPaths.methods(),
    permission: 'methods:read',
    screen: method,
  },
  {
    path: operatorPaths.newMethod(),
    section: operatorPaths.methods(),
    permission: 'methods:write',
    screen: newMethod,
  },
  {
    path: operatorPaths.payment(':id'),
    section: operatorPaths.payments(),
    permission: 'payments:read',
    screen: payment,
  },
  {
    path: operatorPaths.bulkAction(':id'),
    section: operatorPaths.bulkActions(),
    permission: 'bulk:read',
    screen: bulkAction,
  },
  {
    path: operatorPaths.subscription(':id'),
    section: operatorPaths.subscriptions(),
    permission: 'subscriptions:read',
    screen: subscription,
  },
  {
    path: operatorPaths.ticket(':id'),
    section: operatorPaths.tickets(),
    permission: 'tickets:read',
    screen: tickets,
  },
  {
    path: operatorPaths.macros(),
    section: operatorPaths.tickets(),
    permission: 'tickets:read',
    screen: macros,
  },
  {
    path: operatorPaths.macro(':id'),
    section: operatorPaths.tickets(),
    permission: 'tickets:read',
    screen: macro,
  },
  {
    path: operatorPaths.user(':id'),
    section: operatorPaths.users(),
    permission: 'users:read',
    screen: user,
  },
  {
    path: operatorPaths.promo(':id'),
    section: operatorPaths.promos(),
    permission: 'promos:read',
    screen: promo,
  },
  {
    path: operatorPaths.service(':id'),
    section: operatorPaths.inventory(),
    permission: 'inventory:read',
    screen: service,
  },
  {
    path: operatorPaths.product(':id'),
    section: operatorPaths.products(),
    permission: 'products:read',
    screen: products,
  },
  {
    path: operatorPaths.auditEvent(':id'),
    section: operatorPaths.audit(),
    permission: 'audit:read',
    screen: auditEvent,
  },
  {
    path: operatorPaths.text(':key'),
    section: operatorPaths.texts(),
    permission: 'texts:read',
    screen: text,
  },
  {
    path: operatorPaths.mail(':name'),
    section: operatorPaths.mails(),
    permission: 'texts:read',
    screen: mail,
  },
];
