import type { Language } from '@sesame/contract/limits.ts';
import type { Page } from 'playwright-core';
import { codeOf } from './authenticator.ts';

/** Somebody who runs a shop, with the authenticator app in the hand. */
export interface Owner {
  readonly email: string;
  readonly password: string;
  /** Of the app. */
  readonly secret: string;
}

const signIn = { en: 'Sign in', ru: 'Войти' } as const satisfies Record<Language, string>;

/** From the address of the console to its first section. @param now by the clock of the shop */
export async function enterAsOwner(
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

/** Shows password and code once more, to a console that asks for them; what was asked for goes on by itself. */
export async function confirmAsOwner(
  page: Page,
  { password, secret }: Owner,
  now = Date.now(),
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.locator('input[name=confirm-password]').fill(password);
  await dialog.locator('input[name=confirm-code]').fill(codeOf(secret, now));
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
