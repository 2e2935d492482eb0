import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong on a page, one line each: the rule, and where. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Without frames there is nothing for the other mode to do, and it would open a tab.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target}: ${any.map(({ message }) => message)}`),
  );
}
