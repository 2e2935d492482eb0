import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { chooseMethod, openOrder } from '../../support/order.ts';
import { registerOverApi } from '../../support/register.ts';
import { seedAccount } from '../../support/shop/seed-account.ts';
import { openSignedIn } from '../../support/sign-in.ts';
import { openWindow } from '../../support/window.ts';

test('selected options stay distinguishable in forced colors', async () => {
  const window = await openSignedIn({ width: 1440 });
  const { page, t } = window;
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/dashboard/subscriptions');

  await page.getByRole('heading', { name: 'Kinovo Premium' }).waitFor();
  const filters = page.locator('label', { has: page.getByRole('radio') });
  expect(await bordersOf(filters)).toEqual(['1px', '0px', '0px']);

  const sheet = await openOrder(window, 'Kinovo Premium');
  const plans = sheet.locator('label:has(input[name^=order-plan])');
  await sheet.getByRole('radio', { name: t('months', { count: 6 }) }).check();
  expect(new Set(await bordersOf(plans))).toEqual(new Set(['1px', '2px']));
  await chooseMethod(sheet, 'card');
  const methods = sheet.locator('label:has(input[name=order-method])');
  expect((await bordersOf(methods)).filter((border) => border === '2px')).toHaveLength(1);

  // The focus indicator is an outline, which forced colors keep.
  await sheet.getByRole('textbox', { name: t('promoCode') }).focus();
  expect(await outlineAround(page)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await outlineAround(page)).toBe(true);
});

test('with reduced motion nothing moves, elements only fade', async () => {
  const session = await registerOverApi(inject('shop').url, 'en');
  await seedAccount(inject('shop'), session);
  const window = await openWindow({ width: 390, session });
  const { page, t } = window;
  await page.goto('/dashboard/subscriptions');
  await page.getByRole('heading', { name: t('pendingTitle') }).waitFor();
  // The spinner and the progress bar of the pending card only change their opacity.
  const running = await movesOf(page);
  expect(running.animations).toBeGreaterThan(0);
  expect(running.moving).toEqual([]);

  await openOrder(window, 'Kinovo Premium');
  expect((await movesOf(page)).moving).toEqual([]);
});

function bordersOf(labels: Locator): Promise<string[]> {
  return labels.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).borderTopWidth),
  );
}

/** Whether the element with the focus, or the box around it, has an outline. */
function outlineAround(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const near = [document.activeElement, document.activeElement?.parentElement];
    return near.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  });
}

/** The number of visible animations (over 50 ms), and those that change a position or a size. */
function movesOf(page: Page): Promise<{ animations: number; moving: string[] }> {
  return page.evaluate(() => {
    const seen = document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 50);
    const geometry = [
      'transform',
      'translate',
      'scale',
      'rotate',
      'left',
      'top',
      'width',
      'height',
    ];
    const moving = seen.flatMap((animation) => {
      if (!(animation.effect instanceof KeyframeEffect)) return [];
      const changed = animation.effect
        .getKeyframes()
        .flatMap((frame) => geometry.filter((property) => property in frame));
      return changed.map((property) => `${property} of ${animation.id || 'an element'}`);
    });
    return { animations: seen.length, moving };
  });
}
