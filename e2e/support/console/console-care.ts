import type { Page } from 'playwright-core';
import { chooseOption } from './choose-option.ts';

/** Daily tasks of operators for buyers and partners, in the English console. */

/** Creates a macro that answers and extends access by three days. */
export async function addMacro(page: Page, name: string, answer: string): Promise<void> {
  await page.goto('/admin/ticket-macros/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  const action = page.getByRole('combobox', { name: 'Action' });
  await chooseOption(action, 'Adds days to a subscription');
  await page.getByLabel('Days', { exact: true }).fill('3');
  await page.getByLabel('Reply', { exact: true }).fill(answer);
  await page.getByRole('radio', { name: 'RU' }).check();
  await page.getByLabel('Reply', { exact: true }).fill('Добавили {days} дн.: до {until}.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // The headings of the empty and the saved form are too similar, so wait for the address to change.
  await page.waitForURL((url) => !url.pathname.endsWith('/new'));
}

/** Opens a ticket from the queue and answers it by a macro. @returns the answer as the buyer sees it */
export async function answerByMacro(page: Page, ticket: string, macro: string): Promise<string> {
  await page.goto('/admin/tickets');
  await page.getByRole('link').filter({ hasText: ticket }).click();
  await page.getByRole('button', { name: 'Saved reply' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved replies and macros' });
  await dialog.getByRole('radio', { name: macro }).check();
  await dialog.getByText('3 days will be added').waitFor();
  const answer = (await dialog.locator('p[lang=en]').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Run and send' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('log').getByText(answer).waitFor();
  return answer;
}

/** Runs a job at once that would otherwise run within a minute. */
export async function runJobNow(page: Page, job: string): Promise<void> {
  await page.goto('/admin/system');
  // Jobs are listed in words; their names are the titles.
  const row = page.getByRole('row').filter({ has: page.getByTitle(job, { exact: true }) });
  await row.getByRole('button', { name: /^Run now: / }).click();
}

/** Approves the waiting payout, starts sending it and records its transaction. */
export async function payOut(page: Page, amount: string): Promise<void> {
  await page.goto('/admin/payouts');
  await page.locator('tbody').getByRole('link').first().click();
  await page.getByRole('button', { name: `Approve ${amount}` }).click();
  const sure = page.getByRole('dialog');
  await sure.getByRole('button', { name: `Approve ${amount}` }).click();
  await page.locator('tbody').getByRole('link').first().waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Approved' }).check();
  await page.locator('tbody').getByRole('link').first().click();
  await page.getByRole('button', { name: `Start sending ${amount}` }).click();
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Transaction').fill('ab'.repeat(32));
  await dialog.getByRole('button', { name: 'Mark as paid' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Paid' }).check();
  await page.locator('tbody').getByText(amount).waitFor();
}

/** Publishes an override of the English text that is shown now. */
export async function publishText(page: Page, shown: string, to: string): Promise<void> {
  await page.goto(`/admin/texts?${new URLSearchParams({ search: shown })}`);
  await page.getByRole('link', { name: shown, exact: true }).click();
  await page.getByLabel('New text').fill(to);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published. It is now visible to everyone.').waitFor();
}
