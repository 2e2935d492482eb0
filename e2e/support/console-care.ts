import type { Page } from 'playwright-core';

/** What operators do for buyers and partners day by day, in the English console. */

/** An answer kept ready that gives three days more. */
export async function addMacro(page: Page, name: string, answer: string): Promise<void> {
  await page.goto('/admin/ticket-macros/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('combobox', { name: 'Besides answering' }).selectOption('extend');
  await page.getByLabel('Days', { exact: true }).fill('3');
  await page.getByLabel('Answer', { exact: true }).fill(answer);
  await page.getByRole('radio', { name: 'RU' }).check();
  await page.getByLabel('Answer', { exact: true }).fill('Добавили {days} дн.: до {until}.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reply or macro' }).waitFor();
}

/** Opens a ticket of the queue and answers it by a macro. @returns the answer as the buyer reads it */
export async function answerByMacro(page: Page, ticket: string, macro: string): Promise<string> {
  await page.goto('/admin/tickets');
  await page.getByRole('link').filter({ hasText: ticket }).click();
  await page.getByRole('button', { name: 'Ready answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ready answers and macros' });
  await dialog.getByRole('radio', { name: macro }).check();
  await dialog.getByText('3 days are added').waitFor();
  const answer = (await dialog.locator('p[lang=en]').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Do it and send' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('log').getByText(answer).waitFor();
  return answer;
}

/** Background work that would come round within the minute. */
export async function runJobNow(page: Page, job: string): Promise<void> {
  await page.goto('/admin/system');
  await page.getByRole('button', { name: `Run now: ${job}` }).click();
}

/** Approves the payout that waits, starts sending it and, once the money is sent, writes its transaction down. */
export async function payOut(page: Page, amount: string): Promise<void> {
  await page.goto('/admin/payouts');
  await page.locator('tbody').getByRole('link').first().click();
  await page.getByRole('button', { name: `Approve ${amount}` }).click();
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

/** Words of the operator's own in place of the shop's, in English. */
export async function publishWords(page: Page, name: string, to: string): Promise<void> {
  await page.goto(`/admin/texts?${new URLSearchParams({ search: name })}`);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByLabel('New words').fill(to);
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published. Everybody reads it from now on.').waitFor();
}
