import { publishText, saveTextDraft, sendTestMessage } from '@sesame/contract/operator-texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildUser } from '../../../test/build-user.ts';
import { ANNA, startTelegramApp, type TelegramApp } from '../../../test/start-telegram-app.ts';

let shop: TelegramApp;
beforeAll(async () => {
  shop = await startTelegramApp();
});
afterAll(() => shop.stop());

test('a trial of the bot goes to who has proven the operator’s address, and to nobody else', async () => {
  const { app } = shop;
  const { token, email } = await buildOperator(app, { role: 'content' });
  const user = await buildUser(app, { email });
  await shop.connect(user, ANNA);
  const params = { key: 'bot-unlinked' };
  await app.call(
    saveTextDraft,
    { params, body: { language: 'en', words: 'Gone from {brand}', version: null } },
    { token },
  );
  const tried = () => app.call(sendTestMessage, { params, body: { language: 'en' } }, { token });
  // Whoever registers an operator's address first must not hear what operators try.
  expect((await tried()).refusal?.code).toBe('telegram_not_linked');
  await app.platform.db
    .updateTable('users')
    .set({ email_confirmed_at: app.clock.now() })
    .where('email', '=', email)
    .execute();
  expect((await tried()).status).toBe(200);
  await shop.talk();
  expect(shop.heard(ANNA).at(-1)).toBe('Gone from Sesame');
  // What is published is what the bot says to everybody.
  await app.call(publishText, { params, body: { language: 'en', version: 1 } }, { token });
  await expect
    .poll(() => app.platform.mail.words.bot('en', 'unlinked', { brand: 'Beacon' }))
    .toBe('Gone from Beacon');
});
