import { getOperatorSession } from '@sesame/contract/console/operators.ts';
import {
  assignTicket,
  closeTicket,
  holdTicket,
  openTicket,
  reopenTicket,
  replyToTicket,
  resolveTicket,
} from '@sesame/contract/console/tickets.ts';
import type { TicketState } from '@sesame/contract/shop/support.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { expect, inject, test } from 'vitest';
import { onPhone } from '../../support/browser.ts';
import { type Console, signInToConsole } from '../../support/console/console.ts';
import { noisyPicture } from '../../support/picture.ts';
import { registerOverApi } from '../../support/register.ts';
import { openWindow, type Window } from '../../support/window.ts';

const shop = inject('shop');
const payload = '<img src=x onerror=alert(1)><b>Where</b> is it? {count}';

test.each(onPhone)(
  'a ticket goes through all its states between buyer and operator, %s',
  { timeout: 180_000 },
  async (_, variant) => {
    const session = await registerOverApi(shop.url, variant.language);
    const window = await openWindow({ ...variant, session });
    const operator = await signInToConsole(shop.url);
    const { page, t } = window;

    const id = await openNewTicket(window);
    const params = { id };
    await expectState(operator, id, 'new');
    expect(await page.getByRole('log').locator('img, b:has-text("Where")').count()).toBe(0);

    const { ticket } = await operator.call(openTicket, { params, query: {} });
    expect(ticket.title).toBe(payload);
    const { operator: me } = await operator.call(getOperatorSession, {});
    await operator.call(assignTicket, { params, body: { operator: me.id } });
    await expectState(operator, id, 'waiting_operator');
    await operator.call(replyToTicket, { params, body: { content: '<i>Which</i> card?' } });
    // No reload: polling loads the message, and displaying it marks it as read.
    await page.getByRole('log').getByText('<i>Which</i> card?').waitFor();
    await showsState(window, 'ticketAnswered');
    await expectState(operator, id, 'waiting_user');

    await send(window, '8842');
    await expectState(operator, id, 'waiting_operator');
    await showsState(window, 'ticketOpen');

    await operator.call(holdTicket, { params, body: {} });
    await page.reload();
    await page.getByText(t('ticketOnHoldNote')).waitFor();
    await operator.call(reopenTicket, { params, body: {} });
    await expectState(operator, id, 'waiting_operator');

    await operator.call(resolveTicket, { params, body: { reason: 'Found' } });
    await page.reload();
    await showsState(window, 'ticketResolved');
    await send(window, 'It broke again');
    await expectState(operator, id, 'waiting_operator');

    await sendOffline(window, 'Sent in a tunnel');

    await operator.call(closeTicket, { params, body: {} });
    await page.reload();
    await page.getByText(t('ticketEndedNote')).waitFor();
    expect(await page.getByRole('textbox', { name: t('message') }).count()).toBe(0);
    await page.goto('/help-ticket');
    const row = page.getByRole('link').filter({ hasText: payload });
    await row.getByText(t('ticketEnded')).waitFor();
    expect(await row.getByText(t('ticketUnread')).count()).toBe(0);

    const stranger = await registerOverApi(shop.url, variant.language);
    const strangerWindow = await openWindow({ ...variant, session: stranger });
    strangerWindow.problems.expect(404);
    await strangerWindow.page.goto(`/help-ticket/${id}`);
    await strangerWindow.page.getByRole('heading', { name: t('ticketFailed') }).waitFor();
  },
);

/** Creates the first ticket with a picture and downloads the picture from it. @returns the ticket's id */
async function openNewTicket({ page, t }: Window): Promise<string> {
  await page.goto('/help-ticket');
  await page.getByRole('heading', { name: t('noTickets') }).waitFor();
  await page.getByRole('link', { name: t('newTicket') }).click();
  await page.getByRole('button', { name: t('createTicket') }).click();
  await page.getByText(t('ticketTitleMissing')).waitFor();
  await page.getByRole('textbox', { name: t('ticketTitle') }).fill(payload);
  await page.getByRole('textbox', { name: t('message') }).fill(payload);
  await page.getByLabel(t('attachFiles')).setInputFiles({
    name: 'screen.png',
    mimeType: 'image/png',
    buffer: noisyPicture(200_000),
  });
  await page.getByRole('button', { name: `${t('remove')}: screen.webp` }).waitFor();
  await page.getByRole('button', { name: t('createTicket') }).click();
  await page.waitForURL(/\/help-ticket\/[0-9a-f-]{36}$/);
  await page.getByRole('log').getByText(payload).waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'screen.webp' }).click();
  expect((await saving).suggestedFilename()).toBe('screen.webp');
  return page.url().slice(-36);
}

/** Sends a message and checks that it is in the conversation exactly once, also after the server lists it. */
async function send({ page, t }: Window, texts: string): Promise<void> {
  const field = page.getByRole('textbox', { name: t('message') });
  await field.fill(texts);
  await field.press('Control+Enter');
  const sent = page.getByRole('log').getByRole('article').filter({ hasText: texts });
  await sent.waitFor();
  await page.getByText(t('messageSending')).waitFor({ state: 'detached' });
  expect(await sent.count()).toBe(1);
}

async function sendOffline(window: Window, texts: string): Promise<void> {
  const { page, t, context, problems } = window;
  problems.expect('offline');
  const field = page.getByRole('textbox', { name: t('message') });
  await context.setOffline(true);
  await field.fill(texts);
  await page.getByRole('button', { name: t('sendMessage') }).click();
  await page.getByText(t('messageNotSent')).waitFor();
  await context.setOffline(false);
  // The unsent message survives a reload.
  await page.reload();
  await page.getByRole('button', { name: t('sendAgain') }).click();
  await page.getByText(t('messageNotSent')).waitFor({ state: 'detached' });
  // A reload before the response arrives would leave the message unsent again.
  await page.getByText(t('messageSending')).waitFor({ state: 'detached' });
  await page.reload();
  const sent = page.getByRole('log').getByText(texts);
  await sent.waitFor();
  expect(await sent.count()).toBe(1);
  expect(await page.getByText(t('messageNotSent')).count()).toBe(0);
}

async function showsState({ page, t }: Window, label: TextKey): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: t(label) })
    .waitFor();
}

async function expectState(operator: Console, id: string, state: TicketState): Promise<void> {
  const seen = async () =>
    (await operator.call(openTicket, { params: { id }, query: {} })).ticket.state;
  await expect.poll(seen).toBe(state);
}
