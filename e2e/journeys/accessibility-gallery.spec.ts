import { expect, it } from 'vitest';
import { accessibilityFaults } from '../support/check-accessibility.ts';
import { comeToRest } from '../support/come-to-rest.ts';
import { openWindow } from '../support/window.ts';

it.each([1440, 390] as const)(
  'the gallery shows every part in both themes without a fault, %i wide',
  async (width) => {
    const { page } = await openWindow({ width, still: true });
    await page.goto('/gallery');
    await page.getByRole('heading', { name: 'dark' }).waitFor();
    await comeToRest(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);
