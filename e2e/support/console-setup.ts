import type { Page } from 'playwright-core';
import type { StandIn } from './stand-in.ts';

/** How an owner makes a shop ready to sell, in the English console. */

export async function setBrand(page: Page, name: string): Promise<void> {
  await page.goto('/admin/branding');
  await page.getByRole('textbox', { name: 'Name of the shop' }).fill(name);
  await page.getByRole('spinbutton', { name: 'Hue' }).fill('250');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved. The console shows it, and every page opened from now on.').waitFor();
}

/** Earnings are available at once, and a dollar is enough for a payout. */
export async function setReferralRules(page: Page): Promise<void> {
  await page.goto('/admin/settings');
  await page.getByRole('spinbutton', { name: 'Hold, days' }).fill('0');
  await page.getByRole('spinbutton', { name: 'Smallest payout, $' }).fill('1');
  await page.getByRole('button', { name: 'Save the rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the rules' });
  await dialog.getByLabel('Reason', { exact: true }).fill('To begin with');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Enters the keys of the account at Stripe and tries them. @returns where Stripe is to send its notices */
export async function setUpStripe(
  page: Page,
  { shopSettings }: Pick<StandIn<'stripe'>, 'shopSettings'>,
): Promise<string> {
  await page.goto('/admin/gateways');
  const panel = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Stripe', exact: true }) });
  await panel.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings of Stripe' });
  await dialog.getByLabel('apiBase').fill(shopSettings.STRIPE_API_BASE);
  await dialog.getByLabel('secretKey').fill(shopSettings.STRIPE_SECRET_KEY);
  await dialog.getByLabel('webhookSecrets').fill(shopSettings.STRIPE_WEBHOOK_SECRET);
  await dialog.getByLabel('Reason').fill('Our account');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await panel.getByText('Ready', { exact: true }).waitFor();
  await panel.getByRole('button', { name: 'Test the connection' }).click();
  await panel.getByText('Stripe answers and takes our keys').waitFor();
  return (await panel.locator('code').first().textContent()) ?? '';
}

/** A method that leads to Stripe, without a fee; switched on once it stands in the list. */
export async function addStripeMethod(page: Page): Promise<void> {
  await page.goto('/admin/payment-methods');
  await page.getByRole('link', { name: 'Add a method' }).first().click();
  await page.getByLabel('Key', { exact: true }).fill('stripe');
  await page.getByRole('combobox', { name: 'Gateway' }).selectOption('stripe');
  await page.getByLabel('Name, English').fill('Bank card');
  await page.getByLabel('Name, Russian').fill('Банковская карта');
  await page.getByLabel('Reason', { exact: true }).fill('Our first method');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await page.getByRole('switch', { name: 'Offer Bank card to buyers' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason', { exact: true }).fill('The shop opens');
  await dialog.getByRole('button', { name: 'Switch on', exact: true }).click();
  await page.getByRole('switch', { name: 'Offer Bank card to buyers', checked: true }).waitFor();
}

/** A code that takes ten per cent off. */
export async function addPromo(page: Page, code: string): Promise<void> {
  await page.goto('/admin/promo-codes');
  await page.getByRole('link', { name: 'New promo code' }).first().click();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('textbox', { name: 'Discount, %' }).fill('10');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: code }).waitFor();
}
