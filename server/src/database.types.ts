import type { TablesOfAccess } from './tables/access.ts';
import type { TablesOfAnnouncements } from './tables/announcements.ts';
import type { TablesOfCatalogue } from './tables/catalogue.ts';
import type { TablesOfGateways } from './tables/gateways.ts';
import type { TablesOfLedger } from './tables/ledger.ts';
import type { TablesOfOperators } from './tables/operators.ts';
import type { TablesOfPayments } from './tables/payments.ts';
import type { TablesOfPromos } from './tables/promos.ts';
import type { TablesOfReferrals } from './tables/referrals.ts';
import type { TablesOfShop } from './tables/shop.ts';
import type { TablesOfSupport } from './tables/support.ts';
import type { TablesOfSystem } from './tables/system.ts';
import type { TablesOfUsers } from './tables/users.ts';

/** The tables as typed for Kysely; the migrations are authoritative. Times are Dates, amounts are integer cents. */
export interface Database
  extends TablesOfAccess,
    TablesOfAnnouncements,
    TablesOfCatalogue,
    TablesOfGateways,
    TablesOfLedger,
    TablesOfOperators,
    TablesOfPayments,
    TablesOfPromos,
    TablesOfReferrals,
    TablesOfShop,
    TablesOfSupport,
    TablesOfSystem,
    TablesOfUsers {}
