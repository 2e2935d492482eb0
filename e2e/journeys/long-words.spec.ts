import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { overflowOf } from '../support/overflow-of.ts';
import { registerOverApi } from '../support/register.ts';
import { comeToRest, newcomerScenes, visitorScenes } from '../support/scenes.ts';
import { openWindow } from '../support/window.ts';

const shop = inject('shop');

/** Operators write every text of the shop anew, and some languages have long words. */
describe.each([320, 1280])(
  'words of 200 letters leave the page as wide as it is, %i px',
  (width) => {
    const look = { width, language: 'en', still: true } as const;

    it('on what a visitor sees', async () => {
      const stage = { ...(await openWindow(look)), shopUrl: shop.url };
      const faults: Record<string, string[]> = {};
      for (const name of ['login', 'register', 'forgot-password']) {
        await visitorScenes[name]?.(stage);
        await stretch(stage.page);
        Object.assign(faults, await overflowOf(name, stage.page));
      }
      expect(faults).toEqual({});
    });

    it('on what a newcomer sees', async () => {
      const session = await registerOverApi(shop.url, look.language);
      const window = await openWindow({ ...look, session });
      const faults: Record<string, string[]> = {};
      for (const name of ['dashboard-empty', 'payments-empty']) {
        await newcomerScenes[name]?.({ ...window, session, shopUrl: shop.url });
        await stretch(window.page);
        Object.assign(faults, await overflowOf(name, window.page));
      }
      expect(faults).toEqual({});
    });
  },
);

/** Makes a word of 200 letters of every text on the page. */
async function stretch(page: Page): Promise<void> {
  await comeToRest(page);
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const isShown = !node.parentElement?.closest('script, style, template, option');
      if (isShown && node.nodeValue?.trim()) node.nodeValue = 'longword'.repeat(25);
    }
  });
}
