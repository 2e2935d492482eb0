import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from '../../support/checks/check-accessibility.ts';
import { comeToRest } from '../../support/checks/come-to-rest.ts';
import { serveGallery } from '../../support/gallery.ts';
import { onlyInSoak } from '../../support/is-soak.ts';
import { openWindow } from '../../support/window.ts';

let gallery: Awaited<ReturnType<typeof serveGallery>>;
beforeAll(async () => {
  gallery = await serveGallery();
});
afterAll(() => gallery.stop());

test.each([390, ...onlyInSoak(1440)] as const)(
  'the component gallery has no accessibility faults in either theme, %i px wide',
  async (width) => {
    const { page } = await openWindow({ width, shopUrl: gallery.url });
    await page.goto('/');
    await page.getByRole('heading', { name: 'dark' }).waitFor();
    await comeToRest(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);
