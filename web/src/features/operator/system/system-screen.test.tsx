import {
  getSystem,
  hurryMails,
  listBackups,
  listMails,
  runJob,
} from '@sesame/contract/operator-system.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderOperator } from '../../../test/render-operator.tsx';
import { speak } from '../../../test/speak.ts';
import { SystemScreen } from './system-screen.tsx';

const system: AnswerOf<typeof getSystem> = {
  version: '1.2.3',
  node: '24.1.0',
  started_at: '2026-03-10T11:00:00.000Z',
  database: { version: '18.1', embedded: true, bytes: 12_345_678, migrations: ['0001-platform'] },
  sealed: [
    { key: 'k1', boxes: 820, in_use: false },
    { key: 'k2', boxes: 3, in_use: true },
  ],
  worker_seen_at: null,
  notices: { waiting: 0, retried: 0, oldest_at: null },
  mails: {
    enabled: true,
    waiting: 2,
    retried: 1,
    given_up: 3,
    oldest_at: '2026-03-10T12:00:00.000Z',
  },
  telegram: { waiting: 0, retried: 0, oldest_at: null, given_up: 0 },
  jobs: [
    {
      name: 'send-mails',
      every_s: 2,
      succeeded_at: '2026-03-10T11:00:00.000Z',
      failed_at: '2026-03-10T12:00:00.000Z',
      failures: 4,
      last_error: 'Error: <b>no</b> route to host',
      wanted: false,
    },
    {
      name: 'watch-stock',
      every_s: 60,
      succeeded_at: '2026-03-10T12:00:00.000Z',
      failed_at: null,
      failures: 0,
      last_error: null,
      wanted: true,
    },
  ],
  alerts: [{ kind: 'mail_given_up', subject: 'receipt:1', created_at: '2026-03-10T12:00:00.000Z' }],
};

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(getSystem, system);
  server.answer(listBackups, {
    folder: '/data/backups',
    uploads: 'disk',
    key: 'folder',
    backups: [],
  });
  server.answer(listMails, [
    {
      id: '0199a000-0000-7000-8000-000000000001',
      kind: 'receipt',
      state: 'given_up',
      queued_at: '2026-03-10T12:00:00.000Z',
      sent_at: null,
      attempts: 8,
      last_error: 'mailbox full',
    },
  ]);
  await speak('en');
});

it('shows figures, a silent worker, what asks for attention and the log of mails', async () => {
  renderOperator(server, <SystemScreen />);
  await screen.findByText('1.2.3, Node 24.1.0');
  screen.getByText('13 MB');
  screen.getByText('1 migration, the last is 0001-platform');
  screen.getByText('Never: background work stands still');
  screen.getByText(/2 waiting, the oldest since .*, 1 failed before, 3 given up/);
  screen.getByText('mail_given_up');
  await screen.findByText('mailbox full');
});

it('tries waiting mails again when asked to', async () => {
  server.answer(hurryMails, { hurried: 2 });
  renderOperator(server, <SystemScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try waiting mails now' }));
  await screen.findByText('2 mails are tried again now.');
});

it('lets an auditor look and touch nothing', async () => {
  renderOperator(server, <SystemScreen />, { role: 'auditor' });
  await screen.findByText('mailbox full');
  expect(screen.queryByRole('button', { name: 'Try waiting mails now' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Run / })).toBeNull();
});

it('says that the figures could not be loaded, and tries again', async () => {
  server.refuse(getSystem, 'unavailable');
  renderOperator(server, <SystemScreen />);
  await screen.findByText('The figures could not be loaded');
  server.answer(getSystem, system);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1.2.3, Node 24.1.0');
});

it('shows how each job does, as text, and runs one before its time', async () => {
  const path = runJob.path.replace(':name', 'send-mails');
  server.respond({ ...runJob, path }, () => Response.json({}));
  renderOperator(server, <SystemScreen />);
  await screen.findByText('4 failures in a row');
  screen.getByText('Error: <b>no</b> route to host');
  screen.getByText('About to run');
  expect(screen.getByRole('button', { name: 'Run now: watch-stock' })).toHaveProperty(
    'disabled',
    true,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Run now: send-mails' }));
  await waitFor(() => expect(server.callsOf({ ...runJob, path })).toHaveLength(1));
  server.refuse({ ...runJob, path }, 'unavailable');
  await userEvent.click(screen.getByRole('button', { name: 'Run now: send-mails' }));
  await screen.findByText('send-mails could not be asked to run.');
});

it('says how many stored secrets are under which key, and which key is not in use any more', async () => {
  renderOperator(server, <SystemScreen />);
  const old = (await screen.findByText(/820 under key k1/)).closest('li');
  expect(old?.textContent).toContain('not the key in use: run reseal');
  expect(screen.getByText(/3 under key k2/).closest('li')?.textContent).not.toContain('reseal');
});
