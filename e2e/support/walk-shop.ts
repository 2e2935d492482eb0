import { describe, expect, inject, it } from 'vitest';
import { faultsAtStop, walkLooks } from './check-stop.ts';
import { furnish } from './furnish.ts';
import { registerOverApi, type Session } from './register.ts';
import {
  customerScenes,
  newcomerScenes,
  type OwnStage,
  type Stage,
  visitorScenes,
} from './scenes.ts';
import { ownStates, visitorStates } from './state-scenes.ts';
import { openWindow } from './window.ts';

/** Many screens make one test, which needs patience on a busy machine. */
const PATIENCE_MS = 900_000;

/** Every screen of the shop is walked to once in each look of the width, and checked for all there is to check. */
export function walkShop(width: 1440 | 390): void {
  const shop = inject('shop');
  const looks = walkLooks.filter((look) => look.width === width);
  const open = async (look: (typeof walkLooks)[number], session?: Session) => {
    const window = await openWindow({
      ...look,
      theme: 'light',
      still: true,
      ...(session && { session }),
    });
    const { clock } = window.page;
    await clock.install();
    return { ...window, shopUrl: shop.url, pass: (ms: number) => clock.fastForward(ms) };
  };

  describe.each(looks)('every screen is fit to use, $width px wide, $language', (look) => {
    it('of what a visitor sees', { timeout: PATIENCE_MS }, async () => {
      expect(await faultsOf(visitorScenes, await open(look))).toEqual({});
    });

    it('of those that wait, fail or are done', { timeout: PATIENCE_MS }, async () => {
      const visitor = await open(look);
      visitor.problems.expect('offline', 400, 404, 409, 503);
      expect(await faultsOf(visitorStates, visitor)).toEqual({});
      const session = await registerOverApi(shop.url, look.language);
      const owner = await open(look, session);
      owner.problems.expect('offline', 400, 404, 409, 503);
      expect(await faultsOf(ownStates, { ...owner, session })).toEqual({});
    });

    it('of what a newcomer sees', { timeout: PATIENCE_MS }, async () => {
      const session = await registerOverApi(shop.url, look.language);
      expect(await faultsOf(newcomerScenes, { ...(await open(look, session)), session })).toEqual(
        {},
      );
    });

    it('of what a customer sees', { timeout: PATIENCE_MS }, async () => {
      const session = await registerOverApi(shop.url, look.language);
      await furnish(shop, session);
      const window = await open(look, session);
      window.problems.expect('offline');
      expect(await faultsOf(customerScenes, { ...window, session })).toEqual({});
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
    const found = await faultsAtStop(stage.page);
    if (found.length > 0) faults[name] = found;
  }
  return faults;
}
