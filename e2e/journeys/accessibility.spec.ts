import { isDeepStrictEqual } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { allLooks, desktop, type Look, phone } from '../support/browser.ts';
import { accessibilityFaults } from '../support/check-accessibility.ts';
import { furnish } from '../support/furnish.ts';
import { registerOverApi } from '../support/register.ts';
import {
  comeToRest,
  customerScenes,
  newcomerScenes,
  type OwnStage,
  type Stage,
  visitorScenes,
} from '../support/scenes.ts';
import { openWindow } from '../support/window.ts';

const shop = inject('shop');

describe.each(allLooks)('axe finds nothing, %s', (_, look) => {
  it('on what a visitor sees', async () => {
    const window = await openWindow({ ...look, still: true });
    expect(
      await faultsOf(scenesFor(visitorScenes, look), { ...window, shopUrl: shop.url }),
    ).toEqual({});
  });

  it('on what a newcomer sees', async () => {
    const session = await registerOverApi(shop.url, look.language);
    const window = await openWindow({ ...look, still: true, session });
    expect(
      await faultsOf(scenesFor(newcomerScenes, look), { ...window, session, shopUrl: shop.url }),
    ).toEqual({});
  });

  it('on what a customer sees', async () => {
    const session = await registerOverApi(shop.url, look.language);
    await furnish(shop, session);
    const window = await openWindow({ ...look, still: true, session });
    window.problems.expect('offline');
    expect(
      await faultsOf(scenesFor(customerScenes, look), { ...window, session, shopUrl: shop.url }),
    ).toEqual({});
  });
});

it.each([1440, 390] as const)(
  'the gallery shows every part in both themes without a fault, %i wide',
  async (width) => {
    const { page } = await openWindow({ width, still: true });
    await page.goto('/gallery');
    await page.getByRole('heading', { name: 'dark' }).waitFor();
    await comeToRest(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

/** Shown in every look; the others, made of the same parts, in two that differ in everything. */
const inEveryLook = new Set([
  'login',
  'register',
  'dashboard-empty',
  'dashboard',
  'payments',
  'order',
  'order-waiting',
  'payment-error',
]);

function scenesFor<S>(scenes: Readonly<Record<string, S>>, look: Look): [string, S][] {
  const everything = [desktop, phone].some((whole) => isDeepStrictEqual(whole, look));
  return Object.entries(scenes).filter(([name]) => everything || inEveryLook.has(name));
}

/** Plays the scenes and keeps those with faults. */
async function faultsOf<S extends Stage | OwnStage>(
  scenes: readonly (readonly [string, (stage: S) => Promise<void>])[],
  stage: S,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const [name, play] of scenes) {
    await play(stage);
    await comeToRest(stage.page);
    const found = await accessibilityFaults(stage.page);
    if (found.length > 0) faults[name] = found;
  }
  return faults;
}
