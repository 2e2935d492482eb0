import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { overflowFaults } from '../support/check-layout.ts';
import { comeToRest } from '../support/come-to-rest.ts';
import { registerOverApi } from '../support/register.ts';
import { newcomerScenes, type Stage, visitorScenes } from '../support/scenes.ts';
import { openWindow } from '../support/window.ts';

const shop = inject('shop');

/** Operators write every text of the shop anew, and some languages have long words. */
describe.each([320, 1440] as const)(
  'words of 200 letters leave the page as wide as it is, %i px',
  (width) => {
    const look = { width, language: 'en', still: true } as const;

    it('on what a visitor sees', async () => {
      const stage = await openStage(look);
      const faults: Record<string, string[]> = {};
      for (const name of ['login', 'register', 'forgot-password']) {
        await visitorScenes[name]?.(stage);
        await stretch(stage.page);
        await keepFaults(faults, name, stage.page);
      }
      expect(faults).toEqual({});
    });

    it('on what a newcomer sees', async () => {
      const session = await registerOverApi(shop.url, look.language);
      const stage = { ...(await openStage({ ...look, session })), session };
      const faults: Record<string, string[]> = {};
      for (const name of ['dashboard-empty', 'payments-empty']) {
        await newcomerScenes[name]?.(stage);
        await stretch(stage.page);
        await keepFaults(faults, name, stage.page);
      }
      expect(faults).toEqual({});
    });
  },
);

async function openStage(look: Parameters<typeof openWindow>[0]): Promise<Stage> {
  const window = await openWindow(look);
  const { clock } = window.page;
  await clock.install();
  return { ...window, shopUrl: shop.url, pass: (ms) => clock.fastForward(ms) };
}

async function keepFaults(
  faults: Record<string, string[]>,
  name: string,
  page: Page,
): Promise<void> {
  await comeToRest(page);
  const found = await overflowFaults(page);
  if (found.length > 0) faults[name] = found;
}

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
