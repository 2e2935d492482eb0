import { describe, expect, inject, it } from 'vitest';
import { furnish } from '../support/furnish.ts';
import { overflowOf } from '../support/overflow-of.ts';
import { registerOverApi } from '../support/register.ts';
import { customerScenes, newcomerScenes, visitorScenes } from '../support/scenes.ts';
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
