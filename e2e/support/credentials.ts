import type { Page } from 'playwright-core';
import type { Account } from './register.ts';
import type { Words } from './words.ts';

/** Types into the form that sign-in and registration share. */
export async function fillCredentials(page: Page, t: Words, { email, password }: Account) {
  await page.getByLabel(t('emailLabel')).fill(email);
  await page.getByLabel(t('passwordLabel'), { exact: true }).fill(password);
}

export async function submit(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
}
