import type { Language } from '@sesame/contract/shared/limits.ts';
import type { Page } from 'playwright-core';
import { codeOf } from '../authenticator.ts';

/** Credentials of a shop's owner. */
export interface Owner {
  readonly email: string;
  readonly password: string;
  /** Secret of the authenticator app. */
  readonly secret: string;
}

const signIn = { en: 'Sign in', ru: 'Войти' } as const satisfies Record<Language, string>;

/** Signs in to the console. @param now by the clock of the shop */
export async function signInAsOwner(
  page: Page,
  language: Language,
  { email, password, secret }: Owner,
  now = Date.now(),
): Promise<void> {
  await page.goto('/admin');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=code]').fill(codeOf(secret, now));
  await page.getByRole('button', { name: signIn[language], exact: true }).click();
  await page.locator('input[name=email]').waitFor({ state: 'detached' });
}

/** Enters password and code in the console's confirmation dialog; the interrupted action then continues. */
export async function confirmAsOwner(
  page: Page,
  { password, secret }: Owner,
  now = Date.now(),
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.locator('input[name=password]').fill(password);
  await dialog.locator('input[name=code]').fill(codeOf(secret, now));
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
