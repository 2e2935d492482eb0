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

/** Joins as the first owner by the link of the terminal, in English. @returns the credentials to sign in again */
export async function joinAsFirstOwner(
  page: Page,
  link: string,
  { email, password }: Pick<Owner, 'email' | 'password'>,
  now = Date.now(),
): Promise<Owner> {
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'This shop has no owner yet' }).waitFor();
  await page.goto(link);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Code from the app').fill(codeOf(secret, now));
  await page.getByRole('button', { name: 'Open the console' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return { email, password, secret };
}
