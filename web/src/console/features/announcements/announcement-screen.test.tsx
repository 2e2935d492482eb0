import {
  archiveAnnouncement,
  type ConsoleAnnouncement,
  createAnnouncement,
  editAnnouncement,
  listAnnouncements,
  readAnnouncement,
} from '@sesame/contract/console/announcements.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { AnnouncementScreen } from './announcement-screen.tsx';

/** The route with the announcement's id in its path. */
const ofOne = <R extends RouteSpec>(route: R): R => withId(route, '7');

const server = freshServer();
beforeEach(() => {
  server.answer(ofOne(readAnnouncement), announcement());
  server.answer(listAnnouncements, [announcement()]);
});

function announcement(over: Partial<ConsoleAnnouncement> = {}): ConsoleAnnouncement {
  return {
    id: 7,
    version: 3,
    state: 'running',
    created_at: '2026-03-01T10:00:00.000Z',
    updated_at: '2026-03-01T10:00:00.000Z',
    title: 'A month free',
    title_ru: 'Месяц в подарок',
    description: '<b>Until</b> Sunday',
    description_ru: '',
    button_text: 'Take it',
    button_text_ru: '',
    button_href: '/partners',
    image: null,
    image_alt: '',
    image_alt_ru: '',
    audience: 'all',
    language: null,
    priority: 0,
    starts_at: null,
    ends_at: null,
    ...over,
  };
}

const open = (id = '7', role?: 'auditor') =>
  renderConsole(server, <AnnouncementScreen />, {
    at: `/admin/announcements/${id}`,
    ...(role && { role }),
  });

test('creates an announcement from the form, with a live preview', async () => {
  server.answer(createAnnouncement, announcement());
  open('new');
  await screen.findByRole('button', { name: 'Publish' });
  const heading = screen.getByRole('textbox', { name: 'Title' });
  await typeText(heading, 'Spring <img src=x onerror=alert(1)>');
  const preview = screen.getByRole('region', { name: 'Preview' });
  within(preview).getByText(/Spring/);
  expect(preview.querySelector('[onerror]')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'RU' }));
  await typeText(screen.getByRole('textbox', { name: 'Title' }), 'Весна');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish this announcement?' });
  await within(dialog).findByText(
    'It is shown instead of “A month free” to buyers who match both.',
  );
  expect(within(dialog).queryByText(/text is missing/)).toBeNull();
  expect(server.callsOf(createAnnouncement)).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(location.pathname).toBe('/admin/announcements/7'));
  expect(server.callsOf(createAnnouncement).at(0)?.body).toMatchObject({
    title: 'Spring <img src=x onerror=alert(1)>',
    title_ru: 'Весна',
    audience: 'all',
    starts_at: null,
    priority: 0,
  });
});

test('says that a language is missing before it publishes, and keeps the text when canceled', async () => {
  server.answer(listAnnouncements, []);
  open('new');
  await screen.findByRole('button', { name: 'Publish' });
  await typeText(screen.getByRole('textbox', { name: 'Title' }), 'Works tonight');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/^A Russian text is missing/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(createAnnouncement)).toHaveLength(0);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe(
    'Works tonight',
  );
});

test('shows its text as it is typed, and saves it as HTML', async () => {
  server.answer(ofOne(editAnnouncement), announcement({ version: 4 }));
  open();
  const save = await screen.findByRole('button', { name: 'Save' });
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(text.value).toBe('**Until** Sunday');
  text.setSelectionRange(10, 16);
  await userEvent.click(screen.getByRole('button', { name: 'Italics' }));
  expect(text.value).toBe('**Until** *Sunday*');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(within(preview).getByText('Sunday').tagName).toBe('I');
  await userEvent.click(save);
  await waitFor(() => expect(server.callsOf(ofOne(editAnnouncement))).toHaveLength(1));
  expect(server.callsOf(ofOne(editAnnouncement))[0]?.body).toMatchObject({
    description: '<b>Until</b> <i>Sunday</i>',
  });
});

test('edits HTML that cannot be typed as HTML', async () => {
  const description = '<ol><li>first</li></ol>';
  server.answer(ofOne(readAnnouncement), announcement({ description }));
  open();
  expect(await screen.findByDisplayValue(description)).toBeTruthy();
  expect(screen.getByText(/^This text contains HTML/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bold' })).toBeNull();
});

test('sends nothing without a title', async () => {
  open('new');
  await screen.findByRole('button', { name: 'Publish' });
  await typeText(screen.getByRole('textbox', { name: 'Text' }), 'Something');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Fill in this field');
  expect(server.callsOf(createAnnouncement)).toHaveLength(0);
});

test('keeps the edits after a version conflict and loads the latest version on request', async () => {
  server.refuse(ofOne(editAnnouncement), 'version_conflict');
  open();
  // The fields are disabled until the operator is loaded.
  const save = await screen.findByRole('button', { name: 'Save' });
  const heading = screen.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(heading);
  await typeText(heading, 'Two months free');
  await userEvent.click(save);
  await screen.findByText(/Someone else changed this in the meantime/);
  expect(heading).toHaveProperty('value', 'Two months free');
  server.answer(ofOne(readAnnouncement), announcement({ version: 4, title: 'Theirs' }));
  await userEvent.click(screen.getByRole('button', { name: 'Load latest version' }));
  await waitFor(() => expect(heading).toHaveProperty('value', 'Theirs'));
});

test('loads the latest version after a version conflict while archiving', async () => {
  server.refuse(ofOne(archiveAnnouncement), 'version_conflict');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
  await dialog.findByRole('alert');
  server.answer(ofOne(readAnnouncement), announcement({ version: 4, title: 'Theirs' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Load latest version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Theirs');
});

test('is read-only for an auditor', async () => {
  open('7', 'auditor');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty(
    'value',
    'A month free',
  );
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
