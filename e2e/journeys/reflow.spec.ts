import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { furnish } from '../support/furnish.ts';
import { registerOverApi } from '../support/register.ts';
import { comeToRest, customerScenes, newcomerScenes, visitorScenes } from '../support/scenes.ts';
import { openWindow } from '../support/window.ts';

const shop = inject('shop');

/** The narrowest phone, and a desktop at 200 % zoom. Russian, whose words are the longer ones. */
describe.each([320, 720] as const)(
  'nothing is cut off or scrolls sideways, %i px wide',
  (width) => {
    const look = { width, language: 'ru', still: true } as const;

    it('on what a visitor sees', async () => {
      const stage = { ...(await openWindow(look)), shopUrl: shop.url };
      const faults: Record<string, string[]> = {};
      for (const [name, play] of Object.entries(visitorScenes)) {
        await play(stage);
        Object.assign(faults, await overflowOf(name, stage.page));
      }
      expect(faults).toEqual({});
    });

    it.each([
      ['a newcomer', newcomerScenes],
      ['a customer', customerScenes],
    ])('on what %s sees', async (who, scenes) => {
      const session = await registerOverApi(shop.url, look.language);
      if (who === 'a customer') await furnish(shop, session);
      const window = await openWindow({ ...look, session });
      window.problems.expect('offline');
      const faults: Record<string, string[]> = {};
      for (const [name, play] of Object.entries(scenes)) {
        await play({ ...window, session, shopUrl: shop.url });
        Object.assign(faults, await overflowOf(name, window.page));
      }
      expect(faults).toEqual({});
    });
  },
);

/** What stands out of the page at its side, unless it is in a box that scrolls by itself or is hidden on purpose. */
async function overflowOf(scene: string, page: Page): Promise<Record<string, string[]>> {
  await comeToRest(page);
  const outside = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element) => {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    const found = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      const visible = own > 1 && height > 1 && element.checkVisibility();
      return visible && (right > width + 1 || left < -1) && !scrolls(element);
    });
    const sideways = document.documentElement.scrollWidth > width;
    return [
      ...(sideways ? [`the page is ${document.documentElement.scrollWidth} wide`] : []),
      ...found.map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
    ];
  });
  return outside.length > 0 ? { [scene]: outside } : {};
}
