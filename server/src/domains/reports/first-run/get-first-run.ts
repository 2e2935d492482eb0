import type { FirstRun } from '@sesame/contract/console/setup/first-run.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { brandSettingNames } from '@sesame/contract/shared/shop-settings.ts';
import { connectionShop } from '../../../platform/connections/read-connections.ts';
import type { Platform } from '../../../platform/platform.ts';
import { missingOf, stepsOf } from './first-run.rules.ts';
import { findFirstRunFacts } from './first-run.store.ts';

/** The steps from an empty shop to the first sale. */
export async function getFirstRun({
  db,
  config,
  publicUrl,
}: Pick<Platform, 'db' | 'config' | 'publicUrl'>): Promise<FirstRun> {
  const { isOpen: open, firstRunHidden: hidden, firstSaleSeen, connections } = config.shop();
  const addressed = connections.publicUrl !== undefined || !connectionShop(config).live;
  const row = await findFirstRunFacts(db, brandSettingNames);
  const facts = { ...row, open, addressed };
  const { first_payment: paymentId, first_total_cents: cents, method, draft } = row;
  const isNews = !firstSaleSeen && !config.demo && paymentId !== null;
  return {
    open,
    url: publicUrl(),
    hidden,
    steps: stepsOf(facts),
    missing: missingOf(facts),
    mail: connections.mail !== undefined,
    method,
    draft,
    sold: paymentId !== null,
    first_sale: isNews ? { payment_id: paymentId, total: dollarsFromCents(cents ?? 0) } : null,
  };
}
