import { inject } from 'vitest';
import type { Variant } from './browser.ts';
import { faultsAtStop } from './checks/check-stop.ts';
import { isSoak } from './is-soak.ts';
import type { Session } from './register.ts';
import type { OwnStage, Stage } from './scenes.ts';
import { openWindow } from './window.ts';

/** One test visits many screens and can take long on a busy machine. */
export const WALK = { timeout: 900_000 };

/** Opens a window in the light theme whose clock is advanced by the scenes. */
export async function openWalk(variant: Pick<Variant, 'width' | 'language'>, session?: Session) {
  const { url: shopUrl } = inject('shop');
  const window = await openWindow({ ...variant, theme: 'light', ...(session && { session }) });
  const { clock } = window.page;
  await clock.install();
  return { ...window, shopUrl, pass: (ms: number) => clock.fastForward(ms) };
}

/** Every sixth scene; in a soak all of them. */
export function sampleOf<Play>(scenes: Readonly<Record<string, Play>>): Record<string, Play> {
  return Object.fromEntries(Object.entries(scenes).filter((_, index) => isSoak || index % 6 === 0));
}

/** Plays the scenes. @returns the faults of each scene that has some */
export async function faultsOf<S extends Stage | OwnStage>(
  scenes: Readonly<Record<string, (stage: S) => Promise<void>>>,
  stage: S,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const [index, [name, play]] of Object.entries(scenes).entries()) {
    await play(stage);
    const found = await faultsAtStop(stage.page, index);
    if (found.length > 0) faults[name] = found;
  }
  return faults;
}
