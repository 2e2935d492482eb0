import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { phone } from '../../support/browser.ts';
import { serveGallery } from '../../support/gallery.ts';
import { openWindow } from '../../support/window.ts';

/** Drags the sheet down by touch in small steps and releases it. */
async function pull(page: Page, distance: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const x = 195;
  const box = await page.getByRole('dialog').boundingBox();
  const from = (box?.y ?? 0) + 12;
  const steps = 8;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x, y }],
    });
  await send('touchStart', from);
  for (let step = 1; step <= steps; step++) {
    await page.waitForTimeout(50);
    await send('touchMove', from + (distance * step) / steps);
  }
  await send('touchEnd');
  await touch.detach();
}

test('a sheet returns after a short drag and closes after a long one', async () => {
  const gallery = await serveGallery();
  onTestFinished(gallery.stop);
  const { page } = await openWindow({ ...phone, withMotion: true, shopUrl: gallery.url });
  await page.goto('/');
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Form sheet' }).first().click();
  await dialog.waitFor();
  const settled = await settledTop(page);
  await pull(page, 40);
  expect(await settledTop(page)).toBe(settled);

  await pull(page, 320);
  await dialog.waitFor({ state: 'detached' });
});

/** The top edge of the sheet after it has stopped moving. */
async function settledTop(page: Page): Promise<number> {
  const top = () =>
    page.getByRole('dialog').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  let before = Number.NaN;
  let now = await top();
  while (now !== before) {
    await page.waitForTimeout(100);
    before = now;
    now = await top();
  }
  return now;
}
