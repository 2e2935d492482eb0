import type { Window } from './window.ts';

/** Signs out through the account menu. */
export async function signOut({ page, t }: Pick<Window, 'page' | 't'>): Promise<void> {
  await page.getByRole('button', { name: t('accountMenu') }).click();
  await page.getByRole('menuitem', { name: t('signOut') }).click();
  await page.waitForURL('**/login');
}
