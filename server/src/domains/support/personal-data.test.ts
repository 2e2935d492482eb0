import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  noteOnTicket,
  replyToTicket,
  uploadReplyAttachment,
} from '@sesame/contract/console/tickets.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { exportData, requestDeletion } from '@sesame/contract/shop/account.ts';
import { expect } from 'vitest';
import { buildOperator } from '../../../test/build/build-operator.ts';
import { buildTicket, uploadFile } from '../../../test/build/build-ticket.ts';
import { buildUser } from '../../../test/build/build-user.ts';
import { scanDatabase } from '../../../test/database/scan-database.ts';
import { shopTest } from '../../../test/shops/shop-test.ts';
import type { TestApp } from '../../../test/shops/start-app.ts';

let app: TestApp;
let folder: string;
const test = shopTest(['folder']);
test.beforeAll(({ shop }) => {
  ({ app, folder } = shop);
});

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
const filesOnDisk = () => readdir(join(folder, 'media'));

/** A user whose ticket has a file from each side, an answer and a note. */
async function buildUserWithTickets() {
  const person = await buildUser(app);
  const operator = await buildOperator(app, { role: 'support' });
  const file = (await uploadFile(app, person.token, { bytes: pdf, name: 'my-passport.pdf' })).body;
  const id = await buildTicket(app, person.token, {
    title: 'My titular trouble',
    header_message: 'My verbatim words',
    attachments: [file.id],
  });
  await uploadFile(app, person.token, { bytes: pdf, name: 'my-unsent.pdf' });
  const { path } = uploadReplyAttachment;
  const theirs = { bytes: pdf, name: 'your-invoice.pdf', path };
  const attachments = [(await uploadFile(app, operator.token, theirs)).body.id];
  const params = { id };
  const answer = { content: 'Your personal answer', attachments };
  await app.call(replyToTicket, { params, body: answer }, operator);
  await app.call(noteOnTicket, { params, body: { content: 'Rude to us, Zanzibar' } }, operator);
  return person;
}

test('the personal data export contains messages but no internal notes', async () => {
  const person = await buildUserWithTickets();
  const body = { password: person.password };
  const file = (await app.call(exportData, { body }, person)).body;
  expect(file).toMatchObject({
    tickets: [
      {
        title: 'My titular trouble',
        state: 'waiting_user',
        messages: [
          { from: 'you', content: 'My verbatim words' },
          { from: 'support', content: 'Your personal answer' },
        ],
      },
    ],
    ticket_attachments: [{ name: 'my-passport.pdf' }, { name: 'my-unsent.pdf' }],
  });
  expect(JSON.stringify(file)).not.toContain('Zanzibar');
  await app.call(requestDeletion, { body }, person);
  app.clock.advance(7 * DAY_MS);
  await app.jobs.run('erase-accounts');
  await app.jobs.run('remove-loose-attachments');
});

test('erasing an account deletes its tickets at once and their files within the hour', async () => {
  const person = await buildUserWithTickets();
  const body = { password: person.password };
  const traces = [
    'titular',
    'verbatim',
    'personal answer',
    'Zanzibar',
    'my-passport',
    'my-unsent',
    'your-invoice',
  ];
  const found = await scanDatabase(app.platform.pool, traces);
  expect(new Set(found.map((one) => one.split(': ')[1]))).toEqual(new Set(traces));
  expect(await filesOnDisk()).toHaveLength(3);
  await app.call(requestDeletion, { body }, person);
  app.clock.advance(7 * DAY_MS);
  await app.jobs.run('erase-accounts');
  expect(await scanDatabase(app.platform.pool, traces)).toEqual([]);
  await app.jobs.run('remove-loose-attachments');
  expect(await filesOnDisk()).toEqual([]);
  const { rows } = await app.platform.pool.query('select 1 from ticket_attachments');
  expect(rows).toEqual([]);
});
