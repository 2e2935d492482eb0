import {
  listMailTemplates,
  readMailTemplate,
  sendTestMail,
} from '@sesame/contract/console/mail-templates.ts';
import {
  publishText,
  rollBackText,
  saveTextDraft,
  sendTestMessage,
} from '@sesame/contract/console/texts.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { getDictionary } from '@sesame/contract/shop/languages.ts';
import { requestPasswordReset } from '@sesame/contract/shop/users.ts';
import { mailTexts } from '@sesame/contract/texts/mail-texts.ts';
import { expect } from 'vitest';
import { buildOperator, type TestOperator } from '../../../test/build/build-operator.ts';
import { buildUser } from '../../../test/build/build-user.ts';
import { getRow } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import type { Shop } from '../../../test/shops/start-shop.ts';

let operator: TestOperator;
const test = shopTest(['mail']);
const mailed = test.shop;
test.beforeAll(async () => {
  operator = await buildOperator(mailed.app, { role: 'content' });
});

const call: Shop<'mail'>['app']['call'] = (route, input) =>
  mailed.app.call(route, input, { token: operator.token });
const draft = (key: string, content: string, language: Language = 'ru') =>
  call(saveTextDraft, { params: { key }, body: { language, text: content, version: null } });

test('every mail is listed once, with its subject in each language', async () => {
  const { body } = await call(listMailTemplates, {});
  expect(new Set(body.map(({ name }) => name)).size).toBe(body.length);
  expect(body.find(({ name }) => name === 'reset-password')).toEqual({
    name: 'reset-password',
    en: 'Set a new password',
    ru: mailTexts.ru.resetSubject,
    changed: false,
    draft: false,
  });
});

test('every text of mails is used by one of them, except those of files', async () => {
  const { body: templates } = await call(listMailTemplates, {});
  const content = await Promise.all(
    templates.map(({ name }) => call(readMailTemplate, { params: { name } })),
  );
  const shown = new Set(content.flatMap(({ body }) => body.texts.map(({ name }) => name)));
  const left = Object.keys(mailTexts.en).filter((name) => !shown.has(name));
  expect(left.filter((name) => !/^(document|calendar)/.test(name))).toEqual([
    // Used only for terms in days or years, when the shop has a help address, in very long digests, and for renewals in
    // rubles, from the balance and from what is not a card.
    'footerHelp',
    'termDays',
    'termYears',
    'renewalAbout',
    'renewalBalance',
    'renewalSavedMethod',
    'digestMore',
  ]);
});

test('a draft is shown in the preview of its mail only', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  await draft('mail-passwordChangedSubject', `Пароль сменили ${hostile}`);
  const { body } = await call(readMailTemplate, { params: { name: 'password-changed' } });
  expect(body.texts.map(({ name }) => name)).toEqual([
    'passwordChangedSubject',
    'passwordChangedLead',
    'passwordChangedButton',
    'openManually',
    'passwordChangedNote',
    'footer',
  ]);
  expect(body.ru.subject).toBe(`Пароль сменили ${hostile}`);
  expect(body.en.subject).toBe('Your password was changed');
  const page = await fetch(`${mailed.app.url}${body.ru.frame}`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('content-security-policy')).toContain('sandbox');
  const html = await page.text();
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img');
  const { body: listed } = await call(listMailTemplates, {});
  const row = listed.find(({ name }) => name === 'password-changed');
  expect(row).toMatchObject({
    ru: mailTexts.ru.passwordChangedSubject,
    draft: true,
    changed: false,
  });
});

test('the address of a mail preview expires and cannot be forged', async () => {
  const { body } = await call(readMailTemplate, { params: { name: 'receipt' } });
  expect((await fetch(`${mailed.app.url}${body.en.frame.slice(0, -8)}AAAAAAAA`)).status).toBe(404);
  expect((await fetch(`${mailed.app.url}${body.en.frame}`)).status).toBe(200);
  mailed.app.clock.advance(61 * 60_000);
  expect((await fetch(`${mailed.app.url}${body.en.frame}`)).status).toBe(404);
  operator = await buildOperator(mailed.app, { role: 'content' });
});

test('a test mail is sent to the operator with its drafts and records an audit event', async () => {
  await draft('mail-endedSubject', 'Подписка на {product} закончилась');
  const { body } = await call(sendTestMail, {
    params: { name: 'subscription-ended' },
    body: { language: 'ru' },
  });
  expect(body.to).toBe(operator.email);
  const [mail] = await mailed.mailsTo(operator.email);
  expect(mail?.subject).toBe('Подписка на Music закончилась');
  const event = await mailed.app.platform.db
    .selectFrom('audit_events')
    .select(['action', 'subject'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(event).toEqual({ action: 'texts.test', subject: 'mail:subscription-ended' });
});

test('mails use a published text at once, and the built-in one after a rollback', async () => {
  const { email } = await buildUser(mailed.app);
  const subject = async () => {
    await mailed.app.call(requestPasswordReset, { body: { email } });
    mailed.app.clock.advance(5 * 60_000);
    const mails = await mailed.mailsTo(email);
    return mails.find(({ subject: content }) => content !== mailTexts.en.confirmSubject)?.subject;
  };
  const expectSubject = (content: string) =>
    expect.poll(() => mailed.app.platform.mail.texts.mail('en', 'resetSubject')).toBe(content);
  await draft('mail-resetSubject', 'A new password, please', 'en');
  expect(await subject()).toBe(mailTexts.en.resetSubject);
  const params = { key: 'mail-resetSubject' };
  await call(publishText, { params, body: { language: 'en', version: 1 } });
  await expectSubject('A new password, please');
  expect(await subject()).toBe('A new password, please');
  const { id } = await getRow(mailed.app, 'text_publications', { key: params.key });
  await call(rollBackText, { params, body: { language: 'en', to: null, from: id } });
  await expectSubject(mailTexts.en.resetSubject);
  const { body: page } = await mailed.app.call(getDictionary, { body: { language: 'en' } });
  expect(page).not.toHaveProperty('mail-resetSubject');
});

test('a test message needs a Telegram account connected to the address', async () => {
  const answer = await call(sendTestMessage, {
    params: { key: 'bot-welcome' },
    body: { language: 'ru' },
  });
  expect(answer.refusal?.code).toBe('telegram_not_linked');
  const page = await call(sendTestMessage, { params: { key: '24' }, body: { language: 'ru' } });
  expect(page.status).toBe(404);
});
