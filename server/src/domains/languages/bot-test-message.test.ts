import { publishText, saveTextDraft, sendTestMessage } from '@sesame/contract/console/texts.ts';
import { expect } from 'vitest';
import { buildOperator } from '../../../test/build/build-operator.ts';
import { buildUser } from '../../../test/build/build-user.ts';
import { updateRows } from '../../../test/rows.ts';
import { ANNA } from '../../../test/shops/parts/telegram.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';

const test = shopTest(['telegram']);
const { shop } = test;

test('a test message only goes to a confirmed owner of the operator’s address', async () => {
  const { app } = shop;
  const { token, email } = await buildOperator(app, { role: 'content' });
  const user = await buildUser(app, { email });
  await shop.connect(user, ANNA);
  const params = { key: 'bot-unlinked' };
  await app.call(
    saveTextDraft,
    { params, body: { language: 'en', text: 'Gone from {brand}', version: null } },
    { token },
  );
  const sendTest = () => app.call(sendTestMessage, { params, body: { language: 'en' } }, { token });
  // Registering an operator's address without confirming it must not give access to test messages.
  expect((await sendTest()).refusal?.code).toBe('telegram_not_linked');
  await updateRows(app, 'users', { email }, { email_confirmed_at: app.clock.now() });
  expect((await sendTest()).status).toBe(200);
  await shop.runBot();
  expect(shop.messagesTo(ANNA).at(-1)).toBe('Gone from Sesame');
  // Once published, the text is used for everyone.
  await app.call(publishText, { params, body: { language: 'en', version: 1 } }, { token });
  await expect
    .poll(() => app.platform.mail.texts.bot('en', 'unlinked', { brand: 'Beacon' }))
    .toBe('Gone from Beacon');
});
