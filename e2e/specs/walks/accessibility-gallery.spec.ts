import { expect, it } from 'vitest';
import { accessibilityFaults } from '../../support/checks/check-accessibility.ts';
import { comeToRest } from '../../support/checks/come-to-rest.ts';
import { openWindow } from '../../support/window.ts';

it.each([1440, 390] as const)(
  'the component gallery has no accessibility faults in either theme, %i px wide',
  async (width) => {
    const { page } = await openWindow({ width });
    await page.goto('/gallery');
    await page.getByRole('heading', { name: 'dark' }).waitFor();
    await comeToRest(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);
