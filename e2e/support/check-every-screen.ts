import { describe, expect, inject, it } from 'vitest';
import type { Look } from './browser.ts';
import { accessibilityFaults } from './check-accessibility.ts';
import { furnish } from './furnish.ts';
import { registerOverApi, type Session } from './register.ts';
import {
  comeToRest,
  customerScenes,
  newcomerScenes,
  type OwnStage,
  type Stage,
  visitorScenes,
} from './scenes.ts';
import { ownStates, visitorStates } from './state-scenes.ts';
import { openWindow } from './window.ts';

/** Many screens make one test, which needs patience on a busy machine. */
const PATIENCE_MS = 480_000;

/** Every screen of the shop, played once per language and looked at in both themes. */
export function checkEveryScreen(width: Look['width']): void {
  const shop = inject('shop');
  describe.each(['en', 'ru'] as const)('axe finds nothing in both themes, %s', (language) => {
    const look = { width, theme: 'light', language } as const;

    it('on what a visitor sees', { timeout: PATIENCE_MS }, async () => {
      const window = await openWindow({ ...look, still: true });
      expect(await faultsOf(visitorScenes, { ...window, shopUrl: shop.url })).toEqual({});
    });

    it('on screens that wait, fail or are done', { timeout: PATIENCE_MS }, async () => {
      const stage = async (session?: Session) => {
        const window = await openWindow({ ...look, still: true, ...(session && { session }) });
        window.problems.expect('offline', 400, 404, 409, 503);
        return { ...window, shopUrl: shop.url };
      };
      expect(await faultsOf(visitorStates, await stage())).toEqual({});
      const session = await registerOverApi(shop.url, look.language);
      expect(await faultsOf(ownStates, { ...(await stage(session)), session })).toEqual({});
    });

    it('on what a newcomer sees', { timeout: PATIENCE_MS }, async () => {
      const session = await registerOverApi(shop.url, look.language);
      const window = await openWindow({ ...look, still: true, session });
      expect(await faultsOf(newcomerScenes, { ...window, session, shopUrl: shop.url })).toEqual({});
    });

    it('on what a customer sees', { timeout: PATIENCE_MS }, async () => {
      const session = await registerOverApi(shop.url, look.language);
      await furnish(shop, session);
      const window = await openWindow({ ...look, still: true, session });
      window.problems.expect('offline');
      expect(await faultsOf(customerScenes, { ...window, session, shopUrl: shop.url })).toEqual({});
    });
  });
}

/** Plays the scenes and keeps those with faults. */
async function faultsOf<S extends Stage | OwnStage>(
  scenes: Readonly<Record<string, (stage: S) => Promise<void>>>,
  stage: S,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const [name, play] of Object.entries(scenes)) {
    await play(stage);
    for (const theme of ['light', 'dark'] as const) {
      await stage.page.emulateMedia({ colorScheme: theme });
      await comeToRest(stage.page);
      const found = await accessibilityFaults(stage.page);
      if (found.length > 0) faults[`${name}, ${theme}`] = found;
    }
  }
  return faults;
}
