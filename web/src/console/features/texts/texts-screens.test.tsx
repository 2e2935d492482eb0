import {
  listMailTemplates,
  readMailTemplate,
  sendTestMail,
} from '@sesame/contract/console/mail-templates.ts';
import {
  countTexts,
  listTextPublications,
  listTexts,
  publishText,
  publishTexts,
  readText,
  rollBackText,
  saveTextDraft,
} from '@sesame/contract/console/texts.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { consoleText } from '../../../test/console-text.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { consolePaths } from '../../paths.ts';
import { MailScreen } from './mail-screen.tsx';
import { MailsScreen } from './mails-screen.tsx';
import { TextScreen } from './text-screen.tsx';
import { TextsScreen } from './texts-screen.tsx';

const standard = consoleText();
const drafted = consoleText({
  en: {
    draft: {
      text: 'Yours till {date}',
      version: 1,
      written_at: '2026-03-10T12:00:00.000Z',
      written_by: 'Olga',
    },
  },
});

const at = <R extends RouteSpec>(route: R): R => ({
  ...route,
  path: route.path.replace(':key', '7'),
});

const server = freshServer();
beforeEach(() => {
  server.answer(at(readText), standard);
  server.answer(at(listTextPublications), []);
  server.answer(countTexts, { changed: 0, draft: 0, missing: 0, unfit: 0 });
});

/** The field, after the permissions have loaded. */
async function editable(): Promise<HTMLTextAreaElement> {
  await screen.findByRole('button', { name: 'Save draft' });
  return screen.getByLabelText<HTMLTextAreaElement>('New text');
}

test('lists texts as shown in each language, and searches on the server', async () => {
  server.answer(listTexts, [standard]);
  renderConsole(server, <TextsScreen />, { at: consolePaths.texts() });
  const link = await screen.findByRole('link', { name: 'Active till {date}' });
  expect(link.getAttribute('href')).toBe(consolePaths.text('7'));
  screen.getByText('Активна до {date}');
  server.answer(listTexts, []);
  await typeText(screen.getByRole('searchbox'), 'nothing{Enter}');
  await screen.findByText('Nothing matches these filters');
  expect(server.callsOf(listTexts).at(-1)?.url.searchParams.get('search')).toBe('nothing');
});

test('saves a draft, previews it with sample values, and publishes it', async () => {
  server.answer(at(saveTextDraft), drafted);
  server.answer(at(publishText), standard);
  renderConsole(server, <TextScreen />, { at: consolePaths.text('7') });
  const field = await editable();
  await userEvent.clear(field);
  await typeText(field, 'Yours till {{date}');
  screen.getByText('Yours till 24.11.2026');
  server.answer(at(readText), drafted);
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish this text?' }));
  expect(dialog.getByText('Yours', { selector: 'ins' })).toBeTruthy();
  expect(server.callsOf(at(publishText))).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Published. It is now visible to everyone.');
  expect(server.callsOf(at(saveTextDraft))[0]?.body).toEqual({
    language: 'en',
    text: 'Yours till {date}',
    version: null,
  });
  expect(server.callsOf(at(publishText))[0]?.body).toEqual({ language: 'en', version: 1 });
});

test('edits each form of a plural in its field, and saves them as one text', async () => {
  const plural = '{count, plural, one {# day} other {# days}}';
  server.answer(at(readText), consoleText({ en: { standard: `${plural} left` } }));
  server.answer(at(saveTextDraft), drafted);
  renderConsole(server, <TextScreen />, { at: consolePaths.text('7') });
  await screen.findByRole('heading', { level: 1, name: '{count} days left' });
  const other = await screen.findByLabelText(/^Other: /);
  await userEvent.clear(other);
  await typeText(other, '# whole days');
  await userEvent.click(await screen.findByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(server.callsOf(at(saveTextDraft))[0]?.body).toMatchObject({
      text: '{count, plural, one {# day} other {# whole days}} left',
    }),
  );
});

test('loads the latest draft after a version conflict', async () => {
  server.refuse(at(saveTextDraft), 'version_conflict');
  renderConsole(server, <TextScreen />, { at: consolePaths.text('7') });
  await typeText(await editable(), ' and more');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText(/^Someone else changed this in the meantime/);
  server.answer(at(readText), drafted);
  await userEvent.click(screen.getByRole('button', { name: 'Load latest version' }));
  await waitFor(() =>
    expect(screen.getByLabelText('New text')).toHaveProperty('value', drafted.en.draft?.text),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows validation errors under the field', async () => {
  server.refuse(at(saveTextDraft), 'text_wrong', { fault: 'placeholders' });
  renderConsole(server, <TextScreen />, { at: consolePaths.text('7') });
  const field = await editable();
  await typeText(field, ' and more');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Use exactly the placeholders listed above.');
});

test('restores a published version', async () => {
  const publication = {
    published_at: '2026-03-10T12:00:00.000Z',
    published_by: 'Olga',
  } as const;
  server.answer(at(readText), {
    ...standard,
    en: { ...standard.en, published: 'Second {date}' },
  });
  server.answer(at(listTextPublications), [
    { ...publication, id: 2, text: 'Second {date}' },
    { ...publication, id: 1, text: 'First {date}' },
  ]);
  server.answer(at(rollBackText), standard);
  renderConsole(server, <TextScreen />, { at: consolePaths.text('7') });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await screen.findByText('Text restored.');
  await userEvent.click(screen.getByRole('button', { name: 'Restore default' }));
  await waitFor(() => expect(server.callsOf(at(rollBackText))).toHaveLength(2));
  expect(server.callsOf(at(rollBackText)).map(({ body }) => body)).toEqual([
    { language: 'en', to: 1, from: 2 },
    { language: 'en', to: null, from: 2 },
  ]);
});

test('is read-only without the permission', async () => {
  renderConsole(server, <TextScreen />, { role: 'auditor', at: consolePaths.text('7') });
  await screen.findByLabelText('New text');
  expect(screen.getByLabelText<HTMLTextAreaElement>('New text').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
});

test('publishes several drafts at once, except deselected ones', async () => {
  const other = consoleText({ key: '8', en: { ...drafted.en, standard: 'Until {date}' } });
  server.answer(listTexts, [drafted, other]);
  server.answer(countTexts, { changed: 0, draft: 2, missing: 0, unfit: 0 });
  server.answer(publishTexts, { count: 1 });
  renderConsole(server, <TextsScreen />, { at: consolePaths.texts() });
  await userEvent.click(await screen.findByRole('button', { name: 'Publish drafts (2)' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'EN: Until {date}' }));
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(publishTexts)[0]?.body).toEqual({
    drafts: [{ key: '7', language: 'en', version: 1 }],
  });
});

test('shows the changes of a draft', async () => {
  server.answer(at(readText), drafted);
  renderConsole(server, <TextScreen />, { at: consolePaths.text('7') });
  expect((await screen.findByText('Yours', { selector: 'ins' })).parentElement?.textContent).toBe(
    'ActiveYours till {date}',
  );
});

test('says why a published text is not shown', async () => {
  server.answer(at(readText), {
    ...standard,
    en: { ...standard.en, published: 'Till {when}', fault: 'placeholders' },
  });
  renderConsole(server, <TextScreen />, { at: consolePaths.text('7') });
  await screen.findByText(/The published text is not shown/);
});

const MAIL = 'reset-password';
const ofMail = <R extends RouteSpec>(route: R): R => ({
  ...route,
  path: route.path.replace(':name', MAIL),
});

async function openMail() {
  const rendered = { subject: 'A new password', text: 'Plain', frame: '/mail-previews/x' };
  const part = { ...standard, kind: 'mail' } as const;
  server.answer(ofMail(readMailTemplate), {
    name: MAIL,
    texts: [
      { ...part, key: 'mail-resetSubject' },
      { ...part, key: 'mail-resetLead', en: { ...part.en, standard: 'Choose a new one' } },
    ],
    en: rendered,
    ru: rendered,
  });
  renderConsole(server, <MailScreen />, { at: consolePaths.mail(MAIL) });
  return await screen.findByTitle('A new password');
}

test('shows a mail with its texts, and sends a test mail', async () => {
  server.answer(ofMail(sendTestMail), { to: 'olga@shop.example' });
  const frame = await openMail();
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  await userEvent.click(screen.getByRole('radio', { name: 'Plain text' }));
  screen.getByText('Plain');
  await userEvent.click(await screen.findByRole('button', { name: 'Send to me' }));
  await screen.findByText('Sent to olga@shop.example.');
  await userEvent.click(screen.getByRole('button', { name: /Active till/ }));
  expect(await editable()).toBeInstanceOf(HTMLTextAreaElement);
});

test.each([
  ['another text of the mail', 'button', /Choose a new one/],
  ['another language', 'radio', 'Russian'],
] as const)('asks before %s takes the place of an edited one', async (_, role, name) => {
  await openMail();
  await userEvent.click(screen.getByRole('button', { name: /Active till/ }));
  const field = await editable();
  await typeText(field, '!');
  await userEvent.click(screen.getByRole(role, { name }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(field.isConnected).toBe(true);
  expect(field.value).toMatch(/!$/);
  await userEvent.click(screen.getByRole(role, { name }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(field.isConnected).toBe(false));
});

test('lists mail templates by their subjects', async () => {
  server.answer(listMailTemplates, [
    { name: 'receipt', en: 'Payment received', ru: 'Платёж получен', changed: true, draft: false },
  ]);
  renderConsole(server, <MailsScreen />, { at: consolePaths.mails() });
  const link = await screen.findByRole('link', { name: 'Payment received' });
  expect(link.getAttribute('href')).toBe(consolePaths.mail('receipt'));
});
