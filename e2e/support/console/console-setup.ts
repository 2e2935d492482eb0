import type { Page } from 'playwright-core';
import type { Emulator } from '../shop/emulator.ts';

/** Steps to set up a shop, in the English console. */

export async function setBrand(page: Page, name: string): Promise<void> {
  await page.goto('/admin/branding');
  await page.getByRole('textbox', { name: 'Shop name' }).fill(name);
  await page.getByRole('textbox', { name: 'Color' }).fill('250');
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

/** Enters the keys of the Stripe account and tests them. @returns the webhook URL to enter at Stripe */
export async function setUpStripe(
  page: Page,
  { shopSettings }: Pick<Emulator<'stripe'>, 'shopSettings'>,
): Promise<string> {
  await page.goto('/admin/gateways');
  await page.getByRole('link', { name: 'Set up Stripe' }).click();
  const webhookUrl = (await page.locator('li code').first().textContent()) ?? '';
  await page.getByLabel('Secret key').fill(shopSettings.STRIPE_SECRET_KEY);
  await page.getByLabel('API address').fill(shopSettings.STRIPE_API_BASE);
  await page.getByLabel('Reason').fill('Our account');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Still missing: Webhook signing secret.').waitFor();
  await page.getByLabel('Webhook signing secret').fill(shopSettings.STRIPE_WEBHOOK_SECRET);
  await page.getByLabel('Reason').fill('Its webhook');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Ready', { exact: true }).waitFor();
  await page.getByText('Test mode', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Test connection' }).click();
  await page.getByText('Stripe accepts your keys').waitFor();
  return webhookUrl;
}

/** Adds a payment method for Stripe without a fee and enables it in the list. */
export async function addStripeMethod(page: Page): Promise<void> {
  await page.goto('/admin/payment-methods');
  await page.getByRole('link', { name: 'Add method' }).first().click();
  await page.getByLabel('Internal ID', { exact: true }).fill('stripe');
  await page.getByRole('combobox', { name: 'Gateway' }).selectOption('stripe');
  await page.getByLabel('Name in English').fill('Bank card');
  await page.getByLabel('Name in Russian').fill('Банковская карта');
  await page.getByLabel('Reason', { exact: true }).fill('Our first method');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await page.getByRole('switch', { name: 'Enable Bank card' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason', { exact: true }).fill('The shop opens');
  await dialog.getByRole('button', { name: 'Enable', exact: true }).click();
  await page.getByRole('switch', { name: 'Enable Bank card', checked: true }).waitFor();
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
