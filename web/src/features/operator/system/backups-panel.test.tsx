import { checkBackup, listBackups, makeBackup } from '@sesame/contract/operator-system.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderOperator } from '../../../test/render-operator.tsx';
import { speak } from '../../../test/speak.ts';
import { BackupsPanel } from './backups-panel.tsx';

type Backups = AnswerOf<typeof listBackups>;
const id = '0199a000-0000-7000-8000-000000000001';
const made = {
  id,
  state: 'done',
  asked_at: '2026-03-10T12:00:00.000Z',
  ended_at: '2026-03-10T12:00:05.000Z',
  tables_done: 80,
  tables: 80,
  problem: null,
  host: 'worker-1',
  file: 'sesame-20260310T120000000Z.backup',
  bytes: 12_345_678,
  rows: 4_321,
  sha256: 'a'.repeat(64),
  removed: false,
  check: null,
} as const;
const answer = (...backups: Backups['backups']): Backups => ({
  folder: '/data/backups',
  uploads: 'disk',
  key: 'folder',
  backups,
});
const checked: NonNullable<Backups['backups'][number]['check']> = {
  state: 'done',
  asked_at: '2026-03-10T12:01:00.000Z',
  ended_at: '2026-03-10T12:01:05.000Z',
  tables_done: 80,
  tables: 80,
  problem: null,
  violations: [],
};

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  await speak('en');
});

it('says what a backup holds and what not before there is one', async () => {
  server.answer(listBackups, answer());
  renderOperator(server, <BackupsPanel />);
  await screen.findByText('No backup has been made here yet.');
  screen.getByText(/^\/data\/backups, on the disk of the worker/);
  screen.getByText(/it is the file secrets-key of the data folder/);
  screen.getByText(/copy the folder media beside it/);
});

it('has a backup made, and restored on trial, one at a time', async () => {
  server.answer(listBackups, answer(made));
  server.answer(makeBackup, {});
  const checkPath = { ...checkBackup, path: checkBackup.path.replace(':id', id) };
  server.answer(checkPath, {});
  renderOperator(server, <BackupsPanel />);
  await screen.findByText(made.file);
  screen.getByText('4321 rows');
  screen.getByText('Not yet');
  await userEvent.click(screen.getByRole('button', { name: `Restore on trial: ${made.file}` }));
  await waitFor(() => expect(server.callsOf(checkPath)).toHaveLength(1));
  server.answer(
    listBackups,
    answer({ ...made, check: { ...checked, state: 'running', ended_at: null, tables_done: 7 } }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Back up now' }));
  await screen.findByText('7 of 80 tables');
  expect(screen.getByRole('button', { name: 'Back up now' })).toHaveProperty('disabled', true);
  expect(server.callsOf(makeBackup)).toHaveLength(1);
});

it('tells how checks went, a broken rule and a damaged file among them', async () => {
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
  renderOperator(server, <BackupsPanel />);
  await screen.findByText('Every row came back, ledgers sound');
  screen.getByText('1 rule broken: I7 count');
  screen.getByText('The file is damaged: do not rely on it');
  screen.getByText('Removed');
});

it('says why nothing was begun', async () => {
  server.answer(listBackups, answer(made));
  server.refuse(makeBackup, 'in_progress');
  renderOperator(server, <BackupsPanel />);
  await screen.findByText(made.file);
  await userEvent.click(screen.getByRole('button', { name: 'Back up now' }));
  await screen.findByText('said by the server: errorInProgress');
});

it('speaks Russian, and lets an auditor look alone', async () => {
  await speak('ru');
  server.answer(listBackups, answer({ ...made, check: checked }));
  renderOperator(server, <BackupsPanel />, { role: 'auditor' });
  await screen.findByText('Все строки на месте, учёт сходится');
  screen.getByText('4321 строка');
  expect(screen.queryByRole('button')).toBeNull();
});

it('tries again when the list could not be loaded', async () => {
  server.refuse(listBackups, 'unavailable');
  renderOperator(server, <BackupsPanel />);
  await screen.findByText('The backups could not be loaded');
  server.answer(listBackups, answer());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No backup has been made here yet.');
});
