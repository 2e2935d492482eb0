import type { changeFirstRun as route } from '@sesame/contract/console/setup/first-run.ts';
import type { BodyOf } from '@sesame/contract/shared/route.ts';
import type { Actor } from '../operators/index.ts';
import { changeShop, type Needs } from './change-shop.ts';

/** Opens or closes the shop, or keeps what operators have put away. The last word counts, so there is no version. */
export async function changeFirstRun(
  platform: Needs,
  { open, hidden, sale_seen: saleSeen }: BodyOf<typeof route>,
  by: Actor,
): Promise<void> {
  await changeShop(platform, {
    ...by,
    action: open === undefined ? 'settings.change_first_run' : 'settings.change_opening',
    subject: 'shop:settings',
    group: ['open', 'first_run_hidden', 'first_sale_seen'],
    values: { open, first_run_hidden: hidden, first_sale_seen: saleSeen },
    serialize: () => undefined,
  });
}
