import { listAuditEvents } from '@sesame/contract/console/audit-log.ts';
import {
  countTexts,
  discardTextDraft,
  listTextPublications,
  listTexts,
  publishText,
  publishTexts,
  rollBackText,
  saveTextDraft,
} from '@sesame/contract/console/texts.ts';
import { getDictionary } from '@sesame/contract/shop/languages.ts';
import { texts } from '@sesame/contract/texts/dictionary.ts';
import { textKeys } from '@sesame/contract/texts/keys.ts';
import { expect } from 'vitest';
import { buildOperator } from '../../../test/build/build-operator.ts';
import { getRow, insertRows } from '../../../test/rows.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import { startApp, type TestApp } from '../../../test/shops/start-app.ts';

let token: string;
const test = shopTest();
const { app } = test;
test.beforeAll(async () => {
  token = (await buildOperator(app, { role: 'content' })).token;
});

const params = (name: keyof typeof textKeys) => ({ key: String(textKeys[name]) });
const save = (name: keyof typeof textKeys, wording: string, version: number | null = null) =>
  app.call(
    saveTextDraft,
    { params: params(name), body: { language: 'ru', text: wording, version } },
    { token },
  );
const publish = (name: keyof typeof textKeys, version: number) =>
  app.call(publishText, { params: params(name), body: { language: 'ru', version } }, { token });

async function textOf(name: keyof typeof textKeys, on: TestApp = app): Promise<string | undefined> {
  const { body } = await on.call(getDictionary, { body: { language: 'ru' } });
  return body[String(textKeys[name])];
}

test('a draft is not shown, a published text is shown by every process', async () => {
  const second = await startApp({ databaseUrl: app.databaseUrl });
  expect(await textOf('signOut', second)).toBe(texts.ru.signOut);
  const { body: drafted } = await save('signOut', 'Уйти');
  expect(drafted.ru).toMatchObject({ published: null, draft: { text: 'Уйти', version: 1 } });
  expect(await textOf('signOut')).toBe(texts.ru.signOut);
  const { body: published } = await publish('signOut', 1);
  expect(published.ru).toMatchObject({ published: 'Уйти', draft: null });
  expect(await textOf('signOut')).toBe('Уйти');
  await expect.poll(() => textOf('signOut', second)).toBe('Уйти');
  await second.stop();
});

test('a text without the required placeholders is refused with its fault', async () => {
  const { status, refusal } = await save('activeTill', 'Активна');
  expect(status).toBe(400);
  expect(refusal).toMatchObject({ code: 'text_wrong', fault: 'placeholders' });
  expect((await save('signOut', ' ')).refusal).toMatchObject({ fault: 'empty' });
});

test('an outdated edit or publication is a version conflict', async () => {
  await save('navSignIn', 'Вход');
  const stale = await save('navSignIn', 'Войдите');
  expect(stale.refusal).toMatchObject({
    code: 'version_conflict',
    current: { ru: { draft: { text: 'Вход', version: 1 } } },
  });
  const second = await save('navSignIn', 'Войдите', 1);
  expect(second.body.ru.draft).toMatchObject({ text: 'Войдите', version: 2 });
  expect((await publish('navSignIn', 1)).refusal?.code).toBe('version_conflict');
  const dropped = await app.call(
    discardTextDraft,
    { params: params('navSignIn'), body: { language: 'ru', version: 2 } },
    { token },
  );
  expect(dropped.body.ru.draft).toBeNull();
});

test('an earlier publication and the built-in text can be restored', async () => {
  for (const wording of ['Первые', 'Вторые']) {
    await save('navRegister', wording);
    await publish('navRegister', 1);
  }
  const history = async () => {
    const { body } = await app.call(
      listTextPublications,
      { params: params('navRegister'), query: { language: 'ru' } },
      { token },
    );
    return body;
  };
  const [second, first] = await history();
  const back = (to: number | null, from: number | null) =>
    app.call(
      rollBackText,
      { params: params('navRegister'), body: { language: 'ru', to, from } },
      { token },
    );
  expect((await back(null, Number(first?.id))).refusal?.code).toBe('version_conflict');
  const { body } = await back(Number(first?.id), Number(second?.id));
  expect(body.ru.published).toBe('Первые');
  const [third] = await history();
  expect((await back(null, Number(third?.id))).body.ru.published).toBeNull();
  await expect.poll(() => textOf('navRegister')).toBe(texts.ru.navRegister);
  const [fourth] = await history();
  const foreign = await app.call(
    listTextPublications,
    { params: params('signOut'), query: { language: 'ru' } },
    { token },
  );
  const other = await back(Number(foreign.body[0]?.id), Number(fourth?.id));
  expect(other.status).toBe(404);
});

test('texts are found by name, number and content, and by state', async () => {
  const names = async (query: Record<string, string>) => {
    // Queries are strings on the wire; the server parses them according to the contract.
    const { body } = await app.call(listTexts, { query } as never, { token });
    return body.map(({ name }) => name);
  };
  expect(await names({ search: 'signoutfailed' })).toContain('signOutFailed');
  expect(await names({ search: '24' })).toContain('promoInvalid');
  expect(await names({ search: 'уйти' })).toContain('signOut');
  expect(await names({ filter: 'changed' })).toEqual(['signOut']);
  const first = await names({});
  expect(first).toHaveLength(50);
  const { body: page } = await app.call(listTexts, { query: {} }, { token });
  expect(await names({ after: String(page.at(-1)?.key) })).not.toContain(first.at(-1));
  expect(await names({ search: 'nothing says this' })).toEqual([]);
});

test('texts of mails and the bot have their own kinds and the same checks', async () => {
  const { body: mails } = await app.call(
    listTexts,
    { query: { kind: 'mail', search: 'newDeviceSubject' } },
    { token },
  );
  expect(mails.map(({ key, number }) => [key, number])).toEqual([['mail-newDeviceSubject', null]]);
  const draft = (key: string, wording: string) =>
    app.call(
      saveTextDraft,
      { params: { key }, body: { language: 'ru', text: wording, version: null } },
      { token },
    );
  const wrong = await draft('bot-welcome', 'Здравствуйте');
  expect(wrong.refusal).toMatchObject({ code: 'text_wrong', fault: 'placeholders' });
  expect((await draft('bot-nobody', 'Здравствуйте')).status).toBe(404);
  expect((await draft('mail-reset-subject', 'Здравствуйте')).status).toBe(400);
});

test('an override in only one language counts as missing', async () => {
  const { body } = await app.call(countTexts, {}, { token });
  expect(body).toEqual({ changed: 1, draft: 0, missing: 1, unfit: 0 });
  const { body: missing } = await app.call(listTexts, { query: { filter: 'missing' } }, { token });
  expect(missing.map(({ name }) => name)).toEqual(['signOut']);
});

test('an override that an update made invalid is counted and not shown', async () => {
  const { id } = await getRow(app, 'operators', {});
  await insertRows(app, 'text_publications', {
    key: String(textKeys.activeTill),
    language: 'ru',
    text: 'Активна, {when}',
    published_at: app.clock.now(),
    published_by: id,
  });
  await expect.poll(() => textOf('activeTill')).toBe(texts.ru.activeTill);
  const { body } = await app.call(listTexts, { query: { filter: 'unfit' } }, { token });
  expect(body.map(({ name, ru: { fault } }) => [name, fault])).toEqual([
    ['activeTill', 'placeholders'],
  ]);
});

test('several drafts are published together or not at all', async () => {
  await save('navSignIn', 'Войти сюда');
  await save('theme', 'Вид');
  const several = (theme: number) =>
    app.call(
      publishTexts,
      {
        body: {
          drafts: [
            { ...params('navSignIn'), language: 'ru', version: 1 },
            { ...params('theme'), language: 'ru', version: theme },
          ],
        },
      },
      { token },
    );
  expect((await several(7)).refusal?.code).toBe('version_conflict');
  expect(await textOf('navSignIn')).toBe(texts.ru.navSignIn);
  expect((await several(1)).body).toEqual({ count: 2 });
  await expect.poll(() => textOf('theme')).toBe('Вид');
  expect(await textOf('navSignIn')).toBe('Войти сюда');
});

test('the audit log contains every change of a text', async () => {
  const owner = await buildOperator(app);
  const { body } = await app.call(
    listAuditEvents,
    { query: { subject: `text:${textKeys.signOut}` } },
    { token: owner.token },
  );
  expect(body.map(({ action }) => action)).toEqual(['texts.publish', 'texts.draft']);
});

test('texts are exported in both languages', async () => {
  const answer = await fetch(`${app.url}${listTexts.export.path}?kind=bot`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [header, ...rows] = (await answer.text()).trim().split('\r\n');
  expect(header).toContain('English,"English, own"');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter((row) => /^"?[a-z]/.test(row)).every((row) => row.startsWith('bot-'))).toBe(
    true,
  );
});
