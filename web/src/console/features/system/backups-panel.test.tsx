import {
  checkBackup,
  createBackup,
  listBackups,
  testBackupFolder,
} from '@sesame/contract/console/system.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { withId } from '../../../test/with-id.ts';
import { BackupsPanel } from './backups-panel.tsx';

type Backups = AnswerOf<typeof listBackups>;
const id = '0199a000-0000-7000-8000-000000000001';
const made = {
  id,
  state: 'done',
  requested_at: '2026-03-10T12:00:00.000Z',
  ended_at: '2026-03-10T12:00:05.000Z',
  tables_done: 80,
  tables: 80,
  problem: null,
  host: 'worker-1',
  file: 'sesame-20260310T120000000Z.backup',
  folder: '/data/backups',
  bytes: 12_345_678,
  rows: 4_321,
  sha256: 'a'.repeat(64),
  removed: false,
  copied_to: null,
  copy_failed: false,
  encrypted_for: null,
  check: null,
} as const;
const answer = (...backups: Backups['backups']): Backups => ({
  folder: '/data/backups',
  bucket: null,
  uploads: 'disk',
  key: 'folder',
  encrypted_for: null,
  next_backup_at: null,
  kept: { days: 7, weeks: 4, months: 0 },
  drill: null,
  next_drill_at: null,
  backups,
});
const checked: NonNullable<Backups['backups'][number]['check']> = {
  state: 'done',
  requested_at: '2026-03-10T12:01:00.000Z',
  ended_at: '2026-03-10T12:01:05.000Z',
  tables_done: 80,
  tables: 80,
  problem: null,
  violations: [],
};

const server = freshServer();

test('says what a backup includes before there is one', async () => {
  server.answer(listBackups, answer());
  renderConsole(server, <BackupsPanel />);
  await screen.findByText('No backups yet.');
  screen.getByText(/^\/data\/backups, on the disk of the worker/);
  screen.getByText(/the secrets-key file in the data folder/);
  screen.getByText(/also copy the media folder/);
  const link = screen.getByRole('link', { name: 'Set up a bucket' });
  expect(link.getAttribute('href')).toBe('/admin/settings/connections/backup');
});

test('tests the folder, and says what to do when nothing can be stored there', async () => {
  server.answer(listBackups, answer());
  const works = { problem: null, detail: null, folder: '/data/backups', free_bytes: 5_000_000_000 };
  server.answer(testBackupFolder, works);
  renderConsole(server, <BackupsPanel />);
  const button = await screen.findByRole('button', { name: 'Test the folder' });
  await userEvent.click(button);
  await screen.findByText(/written, read and deleted again\. Free: 5/);
  server.answer(testBackupFolder, { ...works, problem: 'full', detail: 'ENOSPC' });
  await userEvent.click(button);
  await screen.findByText(/^The disk is full/);
});

test('starts a backup and a restore test, one at a time', async () => {
  server.answer(listBackups, answer(made));
  server.answer(createBackup, {});
  const checkPath = withId(checkBackup, id);
  server.answer(checkPath, {});
  renderConsole(server, <BackupsPanel />);
  await screen.findByText(made.file);
  screen.getByText('4321 rows');
  screen.getByText('Not tested');
  await userEvent.click(screen.getByRole('button', { name: `Test restore: ${made.file}` }));
  await waitFor(() => expect(server.callsOf(checkPath)).toHaveLength(1));
  server.answer(
    listBackups,
    answer({ ...made, check: { ...checked, state: 'running', ended_at: null, tables_done: 7 } }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Back up now' }));
  await screen.findByText('7 of 80 tables');
  expect(screen.getByRole('button', { name: 'Back up now' })).toHaveProperty('disabled', true);
  expect(server.callsOf(createBackup)).toHaveLength(1);
});

test('shows the results of restore tests, with a violated rule and a damaged file', async () => {
  server.answer(
    listBackups,
    answer(
      { ...made, check: checked },
      {
        ...made,
        id: `${id.slice(0, -1)}2`,
        check: { ...checked, violations: [{ invariant: 'I7 count', rule: 'R' }] },
      },
      {
        ...made,
        id: `${id.slice(0, -1)}3`,
        check: { ...checked, state: 'failed', problem: 'damaged' },
      },
      { ...made, id: `${id.slice(0, -1)}4`, removed: true },
    ),
  );
  renderConsole(server, <BackupsPanel />);
  await screen.findByText('All rows restored, ledger verified');
  screen.getByText('1 rule violated: I7 count');
  screen.getByText('The file is damaged and cannot be used');
  screen.getByText('Removed');
});

test('says whether the newest backup could be restored, and what to do when not', async () => {
  const drill = {
    ...{ ...checked, backup: id, rows: 4_321, seconds: 3 },
    state: 'failed',
    problem: 'damaged',
  } as const;
  const next = '2026-03-17T12:01:00.000Z';
  const showing = (shown: Backups['drill'], at: string | null = next) =>
    server.answer(listBackups, { ...answer(made), drill: shown, next_drill_at: at });
  showing(drill);
  const checkPath = withId(checkBackup, id);
  server.answer(checkPath, {});
  const { unmount } = renderConsole(server, <BackupsPanel />);
  await screen.findByText(/failed\. The file is damaged and cannot be used\. Repeat it/);
  showing({ ...drill, state: 'done', problem: null });
  await userEvent.click(screen.getByRole('button', { name: 'Repeat the drill' }));
  await screen.findByText(/^Restore drill passed on .*: 4321 rows in 3 s, ledger verified\.$/);
  screen.getByText(/^Next one: /);
  expect(server.callsOf(checkPath)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Repeat the drill' })).toBeNull();
  unmount();
  showing({ ...drill, problem: 'may_not_create' }, null);
  renderConsole(server, <BackupsPanel />);
  await screen.findByText(/^There are no restore drills here: .*Set DATABASE_DRILL_URL/);
  expect(screen.queryByText(/^Next one: /)).toBeNull();
});

test('says where new backups are copied to, and which ones were not or are elsewhere', async () => {
  server.answer(listBackups, {
    ...answer(
      { ...made, copy_failed: true },
      { ...made, id: `${id.slice(0, -1)}2`, removed: true, copied_to: 'https://old.example/shop' },
    ),
    bucket: 'https://s3.example/shop',
  });
  renderConsole(server, <BackupsPanel />);
  await screen.findByText('https://s3.example/shop');
  screen.getByText('Not copied to the bucket');
  screen.getByText('Copied to https://old.example/shop');
  expect(screen.queryByRole('link', { name: /bucket/ })).toBeNull();
});

test('shows why nothing was started', async () => {
  server.answer(listBackups, answer(made));
  server.refuse(createBackup, 'in_progress');
  renderConsole(server, <BackupsPanel />);
  await screen.findByText(made.file);
  await userEvent.click(screen.getByRole('button', { name: 'Back up now' }));
  await screen.findByText('said by the server: errorInProgress');
});

test('is translated into Russian, and is read-only for an auditor', async () => {
  await speak('ru');
  server.answer(listBackups, answer({ ...made, check: checked }));
  renderConsole(server, <BackupsPanel />, { role: 'auditor' });
  await screen.findByText('Все строки восстановлены, учёт сходится');
  screen.getByText('4321 строка');
  expect(screen.queryByRole('button')).toBeNull();
});

test('retries when the list could not be loaded', async () => {
  server.refuse(listBackups, 'unavailable');
  renderConsole(server, <BackupsPanel />);
  await screen.findByText('Backups could not be loaded');
  server.answer(listBackups, answer());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No backups yet.');
});
