import { describe, expect, inject, test } from 'vitest';
import { walkVariants } from '../../support/checks/check-stop.ts';
import { isSoak } from '../../support/is-soak.ts';
import { registerOverApi } from '../../support/register.ts';
import { buyerScenes, newBuyerScenes } from '../../support/scenes.ts';
import { seedAccount } from '../../support/shop/seed-account.ts';
import { faultsOf, openWalk, WALK } from '../../support/walk-shop.ts';

// Each screen is opened once per variant and checked for accessibility, layout and text faults.
describe.each(walkVariants)('no screen has faults, $width px wide, $language', (variant) => {
  // The empty screens are small; tests of the web show what they contain.
  if (isSoak) {
    test('for a buyer without purchases', WALK, async () => {
      const session = await registerOverApi(inject('shop').url, variant.language);
      const window = await openWalk(variant, session);
      expect(await faultsOf(newBuyerScenes, { ...window, session })).toEqual({});
    });
  }

  test('for a buyer with purchases', WALK, async () => {
    const shop = inject('shop');
    const session = await registerOverApi(shop.url, variant.language);
    await seedAccount(shop, session);
    const window = await openWalk(variant, session);
    window.problems.expect('offline');
    expect(await faultsOf(buyerScenes, { ...window, session })).toEqual({});
  });
});
