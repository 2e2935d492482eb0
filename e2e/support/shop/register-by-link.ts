import { fillCredentials, submit } from '../credentials.ts';
import { newAccount, type Session } from '../register.ts';
import type { Window } from '../window.ts';

/** Opens a partner's link and registers a new buyer on the page. */
export async function registerByLink({ page, t }: Window, link: string): Promise<Session> {
  const account = newAccount();
  await page.goto(link);
  await page.getByRole('heading', { name: t('registerHeading') }).waitFor();
  await fillCredentials(page, t, account);
  await submit(page, t('createAccount'));
  await page.waitForURL('**/dashboard/subscriptions');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  return { ...account, token: token ?? '' };
}
