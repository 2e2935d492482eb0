import { setTimeout as sleep } from 'node:timers/promises';
import { createTicket } from '@sesame/contract/shop/support.ts';
import { expect, inject, test } from 'vitest';
import { decideOverApi } from '../../support/bank.ts';
import { onDesktop } from '../../support/browser.ts';
import { accessibilityFaults } from '../../support/checks/check-accessibility.ts';
import { registerOverApi, type Session } from '../../support/register.ts';
import { startPaying } from '../../support/shop/seed-account.ts';
import { paymentsOf, subscriptionsOf } from '../../support/shop/shop-api.ts';
import { openWindow } from '../../support/window.ts';

const texts = {
  en: {
    signIn: 'Sign in',
    ready: 'Saved reply',
    run: 'Run and send',
    will: /^3 days will be added/,
  },
  ru: {
    signIn: 'Войти',
    ready: 'Готовый ответ',
    run: 'Выполнить и отправить',
    will: /^Добавятся 3 дня/,
  },
} as const;

const OWNER = { email: 'owner@sesame.example', password: 'open sesame demo' };

test.each(onDesktop)('a macro adds days and answers the buyer, %s', async (_, variant) => {
  const shop = inject('shop');
  const session = await registerOverApi(shop.url, 'ru');
  const url = await startPaying(shop.url, session, {
    product: 'Askara Pro',
    plan: 0,
    gateway: 'card',
  });
  await decideOverApi(shop, url, 'pay');
  while ((await subscriptionsOf(shop.url, session)).length === 0) await sleep(100);
  const title = `Не открывается с утра, ${session.email}`;
  const ticket = await openTicket(shop.url, session, title);
  const [before] = await subscriptionsOf(shop.url, session);

  const { page } = await openWindow({ ...variant });
  const text = texts[variant.language];
  await page.goto('/admin/tickets');
  await page.locator('input[name=email]').fill(OWNER.email);
  await page.locator('input[name=password]').fill(OWNER.password);
  await page.getByRole('button', { name: text.signIn, exact: true }).click();
  await page.getByRole('searchbox').fill(session.email);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('log').getByText('Что случилось?').waitFor();
  await page.getByRole('complementary').getByText('Askara Pro').first().waitFor();

  await page.getByRole('button', { name: text.ready }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Three days for an outage/ }).check();
  await dialog.getByText(text.will).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: text.run }).click();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('log')
    .getByText(/Askara Pro не работал/)
    .waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  const [after] = await subscriptionsOf(shop.url, session);
  const days =
    (Date.parse(after?.date_end ?? '') - Date.parse(before?.date_end ?? '')) / 86_400_000;
  expect(days).toBe(3);
  await page.goto('/admin/ticket-macros');
  await page.getByRole('link', { name: 'Three days for an outage' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Three days for an outage' }).click();
  await page.locator('textarea').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  const buyer = await openWindow({ ...variant, language: 'ru', session });
  await buyer.page.goto(`/help-ticket/${ticket}`);
  await buyer.page
    .getByRole('log')
    .getByText(/Мы добавили дни \(3\)/)
    .waitFor();
});

/** Opens a ticket about the buyer's payment through the API. @returns the ticket's id */
async function openTicket(shopUrl: string, session: Session, title: string): Promise<string> {
  const [payment] = await paymentsOf(shopUrl, session);
  const answer = await fetch(`${shopUrl}${createTicket.path}`, {
    method: createTicket.method,
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title, header_message: 'Что случилось?', payment: payment?.id }),
  });
  return createTicket.answer.parse(await answer.json()).id;
}
