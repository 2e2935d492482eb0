import { expect, inject, test } from 'vitest';
import { accessibilityFaults } from '../../support/checks/check-accessibility.ts';
import { registerOverApi } from '../../support/register.ts';
import { openWindow } from '../../support/window.ts';

test('impersonation is read-only and does not end the operator’s own session in the shop', async () => {
  const shopUrl = inject('shop').url;
  const buyer = await registerOverApi(shopUrl);
  // The operator also has an account as a buyer, signed in in the same browser.
  const own = await registerOverApi(shopUrl);
  const { page, context, problems, t } = await openWindow({ session: own });

  await page.goto(`/admin/users?search=${encodeURIComponent(buyer.email)}`);
  await page.getByLabel('Email').fill('owner@sesame.example');
  await page.getByLabel('Password', { exact: true }).fill('open sesame demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('tbody').getByRole('link').first().click();
  await page.getByText('No notes yet.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'View as buyer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Sees no subscription');
  await dialog.getByRole('button', { name: 'View as buyer' }).click();
  const opened = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Open the shop in a new tab' }).click();
  const tab = await opened;

  await tab.getByText('You are viewing the shop as', { exact: false }).waitFor();
  await tab.getByRole('heading', { level: 1 }).first().waitFor();
  expect(new URL(tab.url()).hash).toBe('');
  expect(await accessibilityFaults(tab)).toEqual([]);
  await tab.goto('/settings/profile');
  const name = tab.getByLabel(t('usernameLabel'));
  await name.waitFor();
  expect(await tab.locator('main').getByText(own.email).count()).toBe(0);
  problems.expect(403);
  await name.fill('somebody.else');
  await tab.getByRole('button', { name: t('save'), exact: true }).click();
  await tab.getByText(t('readOnlySession')).first().waitFor();

  await tab.getByRole('button', { name: t('impersonationLeave') }).click();
  await tab.getByRole('heading', { name: t('impersonationEnded') }).waitFor();
  await page.goto('/settings/profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const values = () =>
    page.locator('input').evaluateAll((all) => all.map((one) => 'value' in one && one.value));
  await expect.poll(values).toContain(own.email);
});
