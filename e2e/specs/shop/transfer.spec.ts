import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from '../../support/browser.ts';
import { onlyInSoak } from '../../support/is-soak.ts';
import { openSignedIn } from '../../support/sign-in.ts';

const proof = {
  name: 'transfer.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7'),
};

/** Advances the clock of the page only. */
async function pass(page: Page, seconds: number): Promise<void> {
  await page.clock.fastForward(seconds * 1_000);
  await page.clock.runFor(1_000);
}

test.each([
  ['Russian on a phone in dark', phone],
  ...onlyInSoak(['English on a desktop', desktop] as const),
] as const)('the demo of a bank transfer runs through all its states, %s', async (_, variant) => {
  const { page, t } = await openSignedIn(variant);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.clock.install();
  await page.goto('/buy-loading-cis');
  await page.getByText(t('transferDemo')).waitFor();
  await heading(t('transferReceiving')).waitFor();

  await pass(page, 3);
  await heading(t('transferTitle')).waitFor();
  await page.getByRole('button', { name: t('transferPaid') }).click();
  await heading(t('transferChecking')).waitFor();

  await pass(page, 5);
  await heading(t('transferOutdated')).waitFor();
  const send = page.getByRole('button', { name: t('transferDemoSend') });
  expect(await send.isDisabled()).toBe(true);
  await page.getByLabel(t('transferDemoFile')).setInputFiles(proof);
  sent.length = 0;
  await send.click();
  await pass(page, 3);
  await heading(t('transferRejected')).waitFor();
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: t('transferAnotherFile') }).click();
  await page.getByRole('button', { name: t('transferNewDetails') }).click();
  await pass(page, 3);
  await heading(t('transferTitle')).waitFor();
  // The details expire while the tab is inactive.
  await pass(page, 900);
  await heading(t('transferOutdated')).waitFor();

  await page.goto('/buy-loading-cis?demo=success');
  await pass(page, 3);
  await page.getByRole('button', { name: t('transferPaid') }).click();
  await pass(page, 5);
  await heading(t('transferDone', { product: 'Askara Pro' })).waitFor();
  await page.getByRole('link', { name: t('toDashboard') }).click();
  await page.waitForURL('**/dashboard/subscriptions');
});

test('the help page leads to the support chat of the shop, and Back to the page before', async () => {
  const { page } = await openSignedIn(desktop);
  await page.goto('/partners');
  await page.evaluate(() => location.assign('/help?url=https://elsewhere.example'));
  await page.waitForURL(/\/sesame_demo_bot$/);
  await page.goBack();
  await page.waitForURL('**/partners');
});

test('the loading page fits the window below the header', async () => {
  const { page, t } = await openSignedIn(phone);
  await page.goto('/buy-loading-word');
  await page.getByRole('heading', { name: t('oneMoment') }).waitFor();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollHeight - window.innerHeight,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
