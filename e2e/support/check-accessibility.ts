import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong on a page, or in a part of it alone, one line each: the rule, and where. */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  // Without frames there is nothing for the other mode to do, and it would open a tab.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target}: ${any.map(({ message }) => message)}`),
  );
}
