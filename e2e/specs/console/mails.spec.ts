import { expect, inject, test } from 'vitest';
import { accessibilityFaults } from '../../support/checks/check-accessibility.ts';
import { mailsTo } from '../../support/shop/mailbox.ts';
import { openWindow } from '../../support/window.ts';

const OWNER = { email: 'owner@sesame.example', password: 'open sesame demo' };

test('an operator edits a mail text, previews the mail and receives a test mail', async () => {
  const { mailboxUrl } = inject('shop');
  const { page } = await openWindow();
  await page.goto('/admin');
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Email').waitFor({ state: 'detached' });

  const subject = `Telegram is off <b>${Date.now()}</b>`;
  await page.goto('/admin/mail-templates');
  await page.getByRole('link', { name: 'Telegram was disconnected' }).click();
  await page.getByRole('button', { name: /^Telegram was disconnected/ }).click();
  await page.getByLabel('New text').fill(subject);
  await page.getByRole('button', { name: 'Save draft' }).click();

  // The preview frame applies the styles of the mail, and the operator's input is escaped.
  const heading = page.frameLocator('iframe').getByRole('heading', { name: subject });
  await heading.waitFor();
  expect(await heading.evaluate((element) => getComputedStyle(element).fontSize)).toBe('22px');
  // The preview is left out: axe runs a script in every frame, and this one is sandboxed.
  await page.getByRole('radio', { name: 'Plain text' }).check();
  await page.locator('pre').getByText(subject).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Send to me' }).click();
  await page.getByText(`Sent to ${OWNER.email}.`).waitFor();
  await expect
    .poll(async () => (await mailsTo(mailboxUrl, OWNER.email)).map((mail) => mail.subject), {
      timeout: 60_000,
    })
    .toContain(subject);

  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByText('Draft discarded.').waitFor();
});
