import {
  discardDeadJob,
  getSystem,
  listBackups,
  listMails,
  retryDeadJob,
  runJob,
  sendMailsNow,
} from '@sesame/contract/console/system.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { withId } from '../../../test/with-id.ts';
import { SystemScreen } from './system-screen.tsx';

const system: AnswerOf<typeof getSystem> = {
  version: '1.2.3',
  node: '24.1.0',
  started_at: '2026-03-10T11:00:00.000Z',
  database: {
    version: '18.1',
    embedded: true,
    owner_rights: false,
    bytes: 12_345_678,
    migrations: ['0001-platform'],
  },
  sealed: [
    { key: 'k1', boxes: 820, in_use: false },
    { key: 'k2', boxes: null, in_use: true },
  ],
  worker_seen_at: null,
  webhooks: { waiting: 0, retried: 0, oldest_at: null },
  mails: {
    enabled: true,
    waiting: 2,
    retried: 1,
    abandoned: 3,
    oldest_at: '2026-03-10T12:00:00.000Z',
  },
  telegram: { waiting: 0, retried: 0, oldest_at: null, abandoned: 0 },
  jobs: [
    {
      name: 'send-mails',
      interval_s: 2,
      next_run_at: '2026-03-10T12:00:02.000Z',
      succeeded_at: '2026-03-10T11:00:00.000Z',
      failed_at: '2026-03-10T12:00:00.000Z',
      failures: 4,
      last_error: 'Error: <b>no</b> route to host',
      due: false,
    },
    {
      name: 'watch-inventory',
      interval_s: 60,
      next_run_at: '2026-03-10T12:00:00.000Z',
      succeeded_at: '2026-03-10T12:00:00.000Z',
      failed_at: null,
      failures: 0,
      last_error: null,
      due: true,
    },
  ],
  dead: 0,
  backfills: [
    {
      name: 'fill-first-names',
      started_at: '2026-03-10T12:00:00.000Z',
      ended_at: null,
      rows_done: 1_200,
      rows_estimated: 4_000,
    },
    {
      name: 'fill-last-names',
      started_at: null,
      ended_at: null,
      rows_done: 0,
      rows_estimated: null,
    },
  ],
  dead_jobs: [],
  alerts: [
    { kind: 'job_item_failing', subject: 'send-mails:1', created_at: '2026-03-10T12:00:00.000Z' },
  ],
};

const server = freshServer();
beforeEach(() => {
  server.answer(getSystem, system);
  server.answer(listBackups, {
    folder: '/data/backups',
    bucket: null,
    uploads: 'disk',
    key: 'folder',
    encrypted_for: null,
    next_backup_at: null,
    kept: { days: 7, weeks: 4, months: 0 },
    drill: null,
    next_drill_at: null,
    backups: [],
  });
  server.answer(listMails, [
    {
      id: '0199a000-0000-7000-8000-000000000001',
      kind: 'receipt',
      state: 'abandoned',
      queued_at: '2026-03-10T12:00:00.000Z',
      sent_at: null,
      attempts: 8,
      last_error: 'mailbox full',
    },
  ]);
});

test('shows figures, a missing worker, open alerts and the mail log', async () => {
  renderConsole(server, <SystemScreen />);
  await screen.findByText('1.2.3, Node 24.1.0');
  screen.getByText('13 MB');
  screen.getByText('1 migration, latest: 0001-platform');
  screen.getByText('Never: background jobs are not running');
  screen.getByText(/2 waiting, oldest from .*, 1 retrying, 3 failed/);
  screen.getByText('1,200 of about 4,000');
  screen.getByText('fill-last-names');
  screen.getByText('Background job keeps failing on one record');
  await screen.findByText('mailbox full');
});

test('retries waiting mail on request', async () => {
  server.answer(sendMailsNow, { rescheduled: 2 });
  renderConsole(server, <SystemScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry queue' }));
  await screen.findByText('2 emails are being retried.');
});

test('is read-only for an auditor', async () => {
  renderConsole(server, <SystemScreen />, { role: 'auditor' });
  await screen.findByText('mailbox full');
  expect(screen.queryByRole('button', { name: 'Retry queue' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Run / })).toBeNull();
});

test('shows a failed request and retries', async () => {
  server.refuse(getSystem, 'unavailable');
  renderConsole(server, <SystemScreen />);
  await screen.findByText('The system status could not be loaded');
  server.answer(getSystem, system);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1.2.3, Node 24.1.0');
});

test('shows the state of each job as text, and runs one on request', async () => {
  const path = runJob.path.replace(':name', 'send-mails');
  server.respond({ ...runJob, path }, () => Response.json({}));
  renderConsole(server, <SystemScreen />);
  await screen.findByText('4 failures in a row');
  screen.getByText('Error: <b>no</b> route to host');
  screen.getByText('Starting soon');
  expect(screen.getByRole('button', { name: 'Run now: Watch the inventory' })).toHaveProperty(
    'disabled',
    true,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Run now: Send emails' }));
  await waitFor(() => expect(server.callsOf({ ...runJob, path })).toHaveLength(1));
  server.refuse({ ...runJob, path }, 'unavailable');
  await userEvent.click(screen.getByRole('button', { name: 'Run now: Send emails' }));
  await screen.findByText('Send emails could not be started.');
});

test('counts the secrets of encryption keys that are out of use', async () => {
  renderConsole(server, <SystemScreen />);
  const old = (await screen.findByText(/Key k1: 820/)).closest('li');
  expect(old?.textContent).toContain('Old keyRun npm run reseal');
  expect(screen.getByText(/Key k2: in use/).closest('li')?.textContent).not.toContain('reseal');
});

test('lists dead jobs with their reason, retries one and discards one', async () => {
  const id = '0199a000-0000-7000-8000-000000000009';
  const dead = {
    ...{ id, queue: 'send-mails', attempts: 13, reason: 'EENVELOPE 550' },
    enqueued_at: '2026-03-10T11:00:00.000Z',
    died_at: '2026-03-10T12:00:00.000Z',
  };
  server.answer(getSystem, { ...system, dead: 1, dead_jobs: [dead] });
  const at = (route: typeof retryDeadJob | typeof discardDeadJob) => withId(route, id);
  server.respond(at(retryDeadJob), () => Response.json({}));
  server.refuse(at(discardDeadJob), 'unavailable');
  renderConsole(server, <SystemScreen />);
  await screen.findByRole('heading', { name: '1 dead job' });
  screen.getByText('EENVELOPE 550');
  await userEvent.click(screen.getByRole('button', { name: 'Retry: Send emails' }));
  await waitFor(() => expect(server.callsOf(at(retryDeadJob))).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Discard: Send emails' }));
  await screen.findByText('Something went wrong. Try again.');
});
