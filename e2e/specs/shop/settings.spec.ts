import { readFile } from 'node:fs/promises';
import { AVATAR_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { codeOf } from '../../support/authenticator.ts';
import { decideAtBank } from '../../support/bank.ts';
import { onDesktop, onPhone, soakVariants } from '../../support/browser.ts';
import { fillCredentials, submit } from '../../support/credentials.ts';
import { orderUpToBank } from '../../support/order.ts';
import { noisyPicture } from '../../support/picture.ts';
import { userOf } from '../../support/shop/shop-api.ts';
import { openSignedIn } from '../../support/sign-in.ts';
import { signOut } from '../../support/sign-out.ts';
import type { Window } from '../../support/window.ts';

const { url } = inject('shop');
const MB = 1_024 * 1_024;

test.each(soakVariants)(
  'an avatar of 4.9 MB is saved and shown, one of 5.1 MB is rejected, %s',
  async (_, variant) => {
    const { page, t, session } = await openSignedIn(variant);
    const choose = (megabytes: number) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: noisyPicture(megabytes * MB),
      });
    const shown = page.locator('main img');
    await page.goto('/settings/profile');
    await page.getByRole('button', { name: t('avatarUpload') }).waitFor();
    await choose(4.9);
    await page.getByText(t('profileSaved')).waitFor();
    const address = (await userOf(url, session)).image_url ?? '';
    expect(await shown.getAttribute('src')).toBe(address);
    await page.reload();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // The server stores a re-encoded picture, not the uploaded file.
    const stored = await fetch(new URL(address, url));
    expect((await stored.arrayBuffer()).byteLength).toBeLessThan(MB);

    expect(5.1 * MB).toBeGreaterThan(AVATAR_MAX_BYTES);
    await choose(5.1);
    await page.getByText(t('imageTooLarge')).waitFor();
    expect((await userOf(url, session)).image_url).toBe(address);
  },
);

test.each(onPhone)(
  'Telegram can be connected, sends a payment notification and can be disconnected, %s',
  async (_, variant) => {
    const window = await openSignedIn(variant);
    const { page, t, session } = window;
    const chat = await connect(window, { firstName: 'Mira', lastName: 'Orlova' });
    await page.reload();
    await page.getByRole('switch', { name: t('notifyPaymentReceived') }).click();
    await page.getByText(t('profileSaved')).waitFor();

    await page.goto('/');
    const { tab } = await orderUpToBank(window, 'Notelo', '$2.10');
    await decideAtBank(tab, 'pay');
    // The frame with the messages refreshes itself.
    const messages = chat.frameLocator('iframe').locator('li.bot');
    await messages.filter({ hasText: /Notelo.*2[.,]10/ }).waitFor();

    await page.goto('/settings/profile');
    await page.getByRole('button', { name: t('telegramUnlink') }).click();
    await confirm(window, session.password, t('telegramUnlink'));
    await page.getByRole('button', { name: t('telegramConnect') }).waitFor();
    expect((await userOf(url, session)).tg_data).toBeNull();
    await messages
      .filter({ hasText: variant.language === 'ru' ? 'Отключено' : 'Disconnected' })
      .waitFor();
  },
);

test.each(soakVariants)(
  'a Telegram account that is connected to another buyer shows a visible error, %s',
  async (_, variant) => {
    const person = { firstName: 'Vera', lastName: `Dvoe ${variant.width}` };
    await connect(await openSignedIn(variant), person);
    const second = await openSignedIn(variant);
    const chat = await openChat(second);
    // The same Telegram account as before, with the link of another buyer.
    await chat.locator('summary').click();
    await chat
      .locator('details li')
      .filter({ hasText: `${person.firstName} ${person.lastName}` })
      .getByRole('link')
      .click();
    await pressStart(chat);
    const taken = second.page.getByRole('alert').filter({ hasText: second.t('telegramTaken') });
    await taken.waitFor();
    await expect.poll(() => isClearOfSaving(second, taken)).toBe(true);
    await second.page.getByRole('button', { name: second.t('telegramConnect') }).waitFor();
  },
);

test.each(onPhone)(
  'a buyer sets up a second factor and signs in with a code of the app, %s',
  async (_, variant) => {
    const window = await openSignedIn(variant);
    const { page, t, session, problems } = window;
    await page.goto('/settings/security');
    await page.getByRole('button', { name: t('secondFactorSetUp') }).click();
    await confirm(window, session.password, t('secondFactorSetUp'));
    await page.getByRole('img', { name: t('secondFactorQr') }).waitFor();
    const secret = await page.getByLabel(t('secondFactorSecret')).inputValue();
    await page.getByLabel(t('secondFactorCode')).fill(codeOf(secret, Date.now()));
    await submit(page, t('secondFactorTurnOn'));
    await page.getByRole('heading', { name: t('recoveryCodes') }).waitFor();
    await page.getByRole('button', { name: t('recoveryCodesSaved') }).click();
    await page.getByRole('button', { name: t('secondFactorTurnOff') }).waitFor();
    await signOut(window);

    await fillCredentials(page, t, session);
    await submit(page, t('signIn'));
    await page.getByRole('heading', { name: t('secondFactorTitle') }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    problems.expect(400, 403);
    await page.getByLabel(t('secondFactorCode')).fill(codeOf(secret, Date.now() - 3_600_000));
    await submit(page, t('signIn'));
    await page.getByText(t('secondFactorWrong')).waitFor();
    // The code of the set-up cannot be used again. The next one is already valid, for phones with a fast clock.
    await page.getByLabel(t('secondFactorCode')).fill(codeOf(secret, Date.now() + 30_000));
    await submit(page, t('signIn'));
    await page.waitForURL('**/dashboard/subscriptions');
  },
);

test.each(onDesktop)('a buyer downloads their personal data, %s', async (_, variant) => {
  const window = await openSignedIn(variant);
  const { page, t, session } = window;
  await page.goto('/settings/security');
  await page.getByRole('button', { name: t('dataDownload') }).click();
  const downloading = page.waitForEvent('download');
  await confirm(window, session.password, t('dataDownload'));
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(file)).toBeTypeOf('object');
  expect(file).toContain(session.email);
  expect(file).not.toContain(session.token);
  await page.getByText(t('dataDownloaded')).waitFor();
});

test.each(onPhone)('a buyer requests account deletion and cancels it, %s', async (_, variant) => {
  const window = await openSignedIn(variant);
  const { page, t, session, problems } = window;
  await page.goto('/settings/security');
  await page.getByRole('button', { name: t('deletionRequest') }).click();
  problems.expect(400);
  await confirm(window, 'not the door 7', t('deletionConfirm'));
  await page.getByRole('dialog').getByText(t('passwordWrong')).waitFor();
  await confirm(window, session.password, t('deletionConfirm'));
  const keepButton = page.getByRole('button', { name: t('deletionUndo') });
  await keepButton.waitFor();
  expect((await userOf(url, session)).deletion_at).toBeDefined();

  // It can be canceled on every other screen too.
  await page.goto('/dashboard/subscriptions');
  await keepButton.click();
  await keepButton.waitFor({ state: 'hidden' });
  expect((await userOf(url, session)).deletion_at).toBeUndefined();
  await page.goto('/settings/security');
  await page.getByRole('button', { name: t('deletionRequest') }).waitFor();
});

/** Requests a Telegram link in the profile. @returns the tab with the chat */
async function openChat({ page, t, context }: Window): Promise<Page> {
  await page.goto('/settings/profile');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: t('telegramConnect') }).click();
  const chat = await opened;
  await page.getByText(t('telegramWaiting')).waitFor();
  return chat;
}

/** Whether the note is fully visible above the save bar, which is fixed at the bottom on a phone. */
async function isClearOfSaving({ page, t }: Window, note: Locator): Promise<boolean> {
  const [shown, save] = await Promise.all([
    note.boundingBox(),
    page.getByRole('button', { name: t('save') }).boundingBox(),
  ]);
  return shown !== null && save !== null && shown.y >= 0 && shown.y + shown.height <= save.y;
}

async function pressStart(chat: Page): Promise<void> {
  await chat.getByRole('button', { name: 'START', exact: true }).click();
}

/** Connects a new Telegram account with this name and waits until the page shows it. @returns the chat */
async function connect(
  window: Window,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<Page> {
  const chat = await openChat(window);
  await chat.locator('summary').click();
  await chat.locator('input[name=first_name]').fill(firstName);
  await chat.locator('input[name=last_name]').fill(lastName);
  await chat.locator('form[action$="/people"] button').click();
  await pressStart(chat);
  const name = `${firstName} ${lastName}`;
  const connected = window.t('telegramConnected', { name });
  await window.page.getByRole('button', { name: connected }).waitFor();
  return chat;
}

/** Enters the password that a sensitive action requires. */
async function confirm({ page, t }: Window, password: string, label: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('passwordLabel'), { exact: true }).fill(password);
  await sheet.getByRole('button', { name: label, exact: true }).click();
}
