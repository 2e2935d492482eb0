import type { Page } from 'playwright-core';
import type { Account } from './register.ts';
import type { Translate } from './translator.ts';

/** Fills in the form of sign-in or registration. */
export async function fillCredentials(page: Page, t: Translate, { email, password }: Account) {
  await page.getByLabel(t('emailLabel')).fill(email);
  await page.getByLabel(t('passwordLabel'), { exact: true }).fill(password);
}

export async function submit(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
}
