import type { Page } from 'playwright-core';

/** What a person does on the pages of a tab. */
export interface Effort {
  /** Presses of a mouse button. */
  clicks: number;
  /** Fields that something was typed or chosen in, each once per page. */
  fields: number;
}

/** Counts on the open page and on all that follow in this tab. */
export async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { clicks: 0, fields: 0 };
  await page.exposeFunction('noteEffort', (kind: keyof Effort) => {
    effort[kind] += 1;
  });
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return effort;
}

function watch(): void {
  // Exposed above, under this name.
  const { noteEffort } = window as unknown as { noteEffort: (kind: 'clicks' | 'fields') => void };
  const filled = new WeakSet<EventTarget>();
  addEventListener('pointerdown', () => noteEffort('clicks'), { capture: true });
  addEventListener(
    'input',
    ({ target }) => {
      if (target === null || filled.has(target)) return;
      if (target instanceof HTMLInputElement && /checkbox|radio/.test(target.type)) return;
      filled.add(target);
      noteEffort('fields');
    },
    { capture: true },
  );
}
