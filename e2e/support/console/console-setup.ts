import type { Page } from 'playwright-core';
import type { Emulator } from '../shop/emulator.ts';

/** Steps to set up a shop, in the English console. */

/** The first of the steps on the overview of an empty shop. */
export async function setBrand(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Start: Name and color' }).click();
  await page.getByRole('textbox', { name: 'Shop name' }).fill(name);
  await page.getByRole('radio', { name: 'Blue' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved. Visible in the console and on pages opened from now on.').waitFor();
}

/** Makes earnings available at once and sets the minimum payout to one dollar. */
export async function setReferralRules(page: Page): Promise<void> {
  await page.goto('/admin/settings/referrals');
  await page.getByRole('textbox', { name: 'Hold period, days' }).fill('0');
  await page.getByRole('textbox', { name: 'Minimum payout, $' }).fill('1');
  await page.getByRole('button', { name: 'Save rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save rules' });
  await dialog.getByLabel('Reason', { exact: true }).fill('To begin with');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Enters the keys of the Stripe account, which tests them. @returns the webhook URL to enter at Stripe */
export async function setUpStripe(
  page: Page,
  { shopSettings }: Pick<Emulator<'stripe'>, 'shopSettings'>,
): Promise<string> {
  await page.getByRole('link', { name: 'Next: Payment method' }).click();
  await page.getByRole('link', { name: 'Set up Stripe' }).click();
  const webhookUrl = (await page.locator('li code').first().textContent()) ?? '';
  await page.getByLabel('Secret key').fill(shopSettings.STRIPE_SECRET_KEY);
  await page.getByLabel('Reason').fill('Our account');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Still missing: Webhook signing secret.').waitFor();
  await page.getByLabel('Webhook signing secret').fill(shopSettings.STRIPE_WEBHOOK_SECRET);
  await page.getByLabel('Reason').fill('Its webhook');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Ready', { exact: true }).waitFor();
  await page.getByText('Test mode', { exact: true }).waitFor();
  // The last key that is saved tests the connection.
  const keys = page.getByRole('listitem').filter({ hasText: 'Keys accepted' });
  await keys.getByText('Done', { exact: true }).waitFor();
  return webhookUrl;
}

/** Adds the card method of Stripe from its template and enables it, from the page of the gateway. */
export async function addStripeMethod(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add a payment method' }).click();
  await page.getByRole('radio', { name: /^Bank card/, checked: true }).waitFor();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('“Bank card” was added and enabled.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Bank card' }).waitFor();
}

/** Pays the test payment of the open method at the Stripe emulator. */
export async function tryStripeMethod(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create test payment' }).click();
  await page.getByRole('link', { name: 'Open the checkout page' }).click();
  await page.locator('button[value=pay]').click();
  await page.getByRole('button', { name: 'Refund the test payment' }).waitFor();
}

/** Refunds the test payment that was just paid; the list of checks shows both. */
export async function refundStripeTest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Refund the test payment' }).click();
  await page.getByText(/was paid and refunded/).waitFor();
  await page.getByRole('link', { name: 'Gateway: Stripe' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Test payment' });
  await row.getByText('Done', { exact: true }).waitFor();
  await row.getByText(/^Paid .+ → refunded /).waitFor();
}

/** Creates a promo code with a discount of 10 %. */
export async function addPromo(page: Page, code: string): Promise<void> {
  await page.goto('/admin/promo-codes');
  await page.getByRole('link', { name: 'New promo code' }).first().click();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('textbox', { name: 'Discount, %' }).fill('10');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: code }).waitFor();
}
