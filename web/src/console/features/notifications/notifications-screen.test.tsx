import {
  changeNotifications,
  linkOperatorTelegram,
  type NotificationSettings,
  readNotifications,
  testNotifications,
  unlinkOperatorTelegram,
} from '@sesame/contract/console/notifications/notifications.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { NotificationsScreen } from './notifications-screen.tsx';

const server = freshServer();

const saved: NotificationSettings = {
  time_zone: 'UTC',
  digest_hour: 9,
  quiet_from: null,
  quiet_until: null,
  urgent_anytime: true,
  choices: [
    { topic: 'sale', mail: false, telegram: false, digest: false },
    { topic: 'dispute', mail: true, telegram: true, digest: false },
  ],
  mail: { enabled: true, address: 'olga@shop.example', refused_at: null },
  telegram: { enabled: true, account: null, blocked_at: null },
};
const show = () => renderConsole(server, <NotificationsScreen />, { at: '/admin/notifications' });

test('an operator chooses topics, a digest and quiet hours', async () => {
  server.answer(readNotifications, saved);
  server.answer(changeNotifications, saved);
  show();
  const select = (name: string) => screen.getByRole('combobox', { name });
  await screen.findByRole('combobox', { name: 'Sales: how' });
  expect(select('Sales: when')).toHaveProperty('disabled', true);
  await chooseOption(select('Sales: how'), 'Email');
  await chooseOption(select('Sales: when'), 'Daily digest');
  await chooseOption(select('Disputes and fraud warnings: how'), 'Off');
  await chooseOption(select('Time zone'), 'Europe/Moscow');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Quiet hours' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /even then$/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.callsOf(changeNotifications)).toHaveLength(1));
  expect(server.callsOf(changeNotifications)[0]?.body).toEqual({
    time_zone: 'Europe/Moscow',
    digest_hour: 9,
    quiet_from: 22,
    quiet_until: 8,
    urgent_anytime: false,
    choices: [
      { topic: 'sale', mail: true, telegram: true, digest: true },
      { topic: 'dispute', mail: false, telegram: false, digest: false },
    ],
    language: 'en',
  });
});

test('says that the last email was refused, and sends a test', async () => {
  const refused = { ...saved.mail, refused_at: '2026-03-10T12:00:00.000Z' };
  server.answer(readNotifications, { ...saved, mail: refused });
  server.answer(testNotifications, { mail: true, telegram: false });
  show();
  expect(await screen.findByText(/refused on 10\.03\.2026/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send me a test' }));
  await waitFor(() => expect(server.callsOf(testNotifications)).toHaveLength(1));
});

test('an operator connects Telegram, chooses it per topic, and disconnects it', async () => {
  server.answer(readNotifications, saved);
  server.answer(linkOperatorTelegram, { url: 'https://t.me/shop_bot?start=token' });
  const { unmount } = show();
  const connect = await screen.findByRole('button', { name: 'Connect Telegram' });
  await userEvent.click(screen.getByRole('combobox', { name: 'Sales: how' }));
  await screen.findByRole('option', { name: 'Email' });
  expect(screen.queryByRole('option', { name: 'Both' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(connect);
  const chat = await screen.findByRole('link', { name: 'Open the chat' });
  expect(chat.getAttribute('href')).toBe('https://t.me/shop_bot?start=token');
  unmount();

  const blocked = { enabled: true, account: 'Olga', blocked_at: '2026-03-10T12:00:00.000Z' };
  server.answer(readNotifications, { ...saved, telegram: blocked });
  server.answer(changeNotifications, saved);
  server.answer(unlinkOperatorTelegram, {});
  show();
  expect(await screen.findByText(/not been able to write to you since 10\.03\.2026/)).toBeTruthy();
  const how = screen.getByRole('combobox', { name: 'Disputes and fraud warnings: how' });
  expect(how.textContent).toBe('Both');
  await chooseOption(how, 'Telegram');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.callsOf(changeNotifications)).toHaveLength(1));
  expect(server.callsOf(changeNotifications)[0]?.body).toMatchObject({
    choices: [{ topic: 'sale' }, { topic: 'dispute', mail: false, telegram: true }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect Telegram' }));
  await waitFor(() => expect(server.callsOf(unlinkOperatorTelegram)).toHaveLength(1));
});

test('a role without topics reads why, and a failed request can be repeated', async () => {
  server.answer(readNotifications, { ...saved, choices: [] });
  const { unmount } = show();
  expect(await screen.findByText(/Your role reads no records/)).toBeTruthy();
  unmount();
  server.refuse(readNotifications, 'unavailable');
  show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
