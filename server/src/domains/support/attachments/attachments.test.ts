import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as operators from '@sesame/contract/console/tickets.ts';
import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { ATTACHMENT_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import * as contract from '@sesame/contract/shop/support.ts';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { type Buyer, buildBuyer } from '../../../../test/build/build-purchase.ts';
import { buildTicket, uploadFile } from '../../../../test/build/build-ticket.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import type { TestApp } from '../../../../test/shops/start-app.ts';

let app: TestApp;
let folder: string;
let buyer: Buyer;
let png: Buffer;
const test = shopTest(['folder']);
test.beforeAll(async ({ shop }) => {
  ({ app, folder } = shop);
  buyer = await buildBuyer(app.platform);
  png = await picture(40, 30).png().toBuffer();
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</JS (app.alert(1))>> endobj\ntrailer\n%%EOF\n');
const filesOnDisk = async () =>
  (await readdir(join(folder, 'media')).catch(() => [])).filter((name) =>
    name.startsWith('ticket'),
  );

const upload = (bytes: Buffer, name = 'a.png', { token }: { token: string } = buyer) =>
  uploadFile(app, token, { bytes, name });
const download = (url: string, { token }: { token: string } = buyer) =>
  fetch(app.url + url, { headers: { authorization: `Bearer ${token}` } });
const send = (ticket: string, attachments: string[], by = buyer) =>
  app.call(contract.sendMessage, { body: { content: 'See', ticket, attachments } }, by);
const messagesOf = async (ticket: string, by = buyer) =>
  (await app.call(contract.listMessages, { query: { ticket_id: ticket } }, by)).body;

describe('an uploaded file', () => {
  test('that is a picture is re-encoded without metadata or appended data', async () => {
    const jpeg = await picture(3_000, 1_500)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody Private' } })
      .toBuffer();
    const tail = Buffer.from('<?php system($_GET[0]); ?><script>alert(1)</script>');
    const { status, body } = await upload(Buffer.concat([jpeg, tail]), 'фото с моря.jpeg');
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'фото с моря.webp', type: 'image/webp' });
    const bytes = Buffer.from(await (await download(body.url)).arrayBuffer());
    expect(bytes.length).toBe(body.size_bytes);
    expect(bytes.includes('<?php')).toBe(false);
    const drawn = await sharp(bytes).metadata();
    expect(drawn).toMatchObject({ format: 'webp', width: 2_560, height: 1_280 });
    expect(drawn.exif).toBeUndefined();
  });

  test('that is a PDF is stored unchanged and only offered as a download', async () => {
    const { status, body } = await upload(pdf, 'receipt 24.pdf');
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'receipt 24.pdf', type: 'application/pdf' });
    const answer = await download(body.url);
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''receipt%2024.pdf",
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test.each([
    ['HTML', '<html><script>alert(1)</script>', 'page.html'],
    ['HTML named as a picture', '<html></html>', 'page.png'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'a.svg'],
    ['PHP', '<?php echo 1; ?>', 'a.php.pdf'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'a.png'],
    ['empty', '', 'empty.png'],
  ])('that is %s is refused', async (_what, content, name) => {
    const { status, body } = await upload(Buffer.from(content, 'latin1'), name);
    expect(status).toBe(400);
    expect(body.code).toBe('attachment_type');
  });

  test('that is a truncated picture is refused', async () => {
    const whole = await picture(400, 400).png().toBuffer();
    const { status, body } = await upload(whole.subarray(0, whole.length / 2));
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'image_unreadable' });
  });

  test('of 10 MB is accepted, and one byte more is not', async () => {
    const filled = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, ' ')]);
    expect((await upload(filled(ATTACHMENT_MAX_BYTES), 'a.pdf')).status).toBe(201);
    const { status, body } = await upload(filled(ATTACHMENT_MAX_BYTES + 1), 'a.pdf');
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'attachment_too_large' });
  });

  test('is not served by the route of public pictures', async () => {
    await upload(png);
    for (const file of await filesOnDisk()) {
      expect((await fetch(`${app.url}/media/${file}`)).status).toBe(404);
    }
  });
});

describe('a message', () => {
  test('shows its files in the order given; a file can be sent only once', async () => {
    const [one, two] = [(await upload(pdf, '1.pdf')).body, (await upload(png, '2.png')).body];
    const ticket = await buildTicket(app, buyer.token, { attachments: [two.id, one.id] });
    const [message] = await messagesOf(ticket);
    expect(message?.attachments).toEqual([two, one]);
    expect((await download(two.url)).status).toBe(200);
    // They belong to the first message now.
    expect((await send(ticket, [one.id])).refusal?.code).toBe('attachment_unknown');
    expect(await messagesOf(ticket)).toHaveLength(1);
  });

  test('takes up to five files, no file twice, and no unknown file', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 6; count++) ids.push((await upload(pdf, 'a.pdf')).body.id);
    const ticket = await buildTicket(app, buyer.token);
    expect((await send(ticket, ids)).status).toBe(400);
    const [first = ''] = ids;
    expect((await send(ticket, [first, first])).refusal?.code).toBe('attachment_unknown');
    expect((await send(ticket, [first, randomUUID()])).refusal?.code).toBe('attachment_unknown');
    expect((await send(ticket, ids.slice(0, 5))).status).toBe(201);
  });

  test('that claims a file at the same time as another one: only one of them gets it', async () => {
    const { id } = (await upload(pdf, 'a.pdf')).body;
    const [one, two] = [await buildTicket(app, buyer.token), await buildTicket(app, buyer.token)];
    const answers = await Promise.all([send(one, [id]), send(two, [id])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  test('of an operator can have files, which the owner can download', async () => {
    const operator = await buildOperator(app, { role: 'support' });
    const ticket = await buildTicket(app, buyer.token);
    const { path } = operators.uploadReplyAttachment;
    const { body } = await uploadFile(app, operator.token, { bytes: pdf, name: 'how.pdf', path });
    const params = { id: ticket };
    const reply = { content: 'Here', attachments: [body.id] };
    const answer = await app.call(operators.replyToTicket, { params, body: reply }, operator);
    expect(answer.body.attachments).toHaveLength(1);
    const seen = (await messagesOf(ticket)).at(-1)?.attachments[0];
    expect(seen).toMatchObject({ id: body.id, name: 'how.pdf' });
    expect((await download(seen?.url ?? '')).status).toBe(200);
    expect((await download(answer.body.attachments[0]?.url ?? '', operator)).status).toBe(200);
  });
});

describe('a file of another user', () => {
  test('answers 404 before and after it is sent, and no other user can send it', async () => {
    const other = await buildBuyer(app.platform);
    const { id, url } = (await upload(pdf, 'mine.pdf')).body;
    const otherTicket = await buildTicket(app, other.token);
    expect((await download(url, other)).status).toBe(404);
    expect((await send(otherTicket, [id], other)).refusal?.code).toBe('attachment_unknown');
    await buildTicket(app, buyer.token, { attachments: [id] });
    expect((await download(url, other)).status).toBe(404);
    expect((await fetch(app.url + url)).status).toBe(401);
    expect((await download(url.replace(id, randomUUID()))).status).toBe(404);
  });

  test('is not found under another ticket, not even by an operator', async () => {
    const operator = await buildOperator(app, { role: 'support' });
    const { id } = (await upload(pdf, 'mine.pdf')).body;
    const ticket = await buildTicket(app, buyer.token, { attachments: [id] });
    const other = await buildTicket(app, buyer.token);
    const at = (ticketId: string) =>
      operators.openAttachment.path.replace(':id', ticketId).replace(':attachment', id);
    expect((await download(at(ticket), operator)).status).toBe(200);
    expect((await download(at(other), operator)).status).toBe(404);
    expect((await download(at(ticket))).status).toBe(401);
  });
});

describe('uploads that were never sent', () => {
  test('are limited to 20 per user, until a message takes some', async () => {
    const person = await buildBuyer(app.platform);
    const ids: string[] = [];
    for (let count = 0; count < 20; count++) {
      ids.push((await upload(pdf, 'a.pdf', person)).body.id);
    }
    expect((await upload(pdf, 'a.pdf', person)).status).toBe(429);
    await buildTicket(app, person.token, { attachments: ids.slice(0, 2) });
    expect((await upload(pdf, 'a.pdf', person)).status).toBe(201);
  });

  test('are removed a day later with their rows, and nothing else is', async () => {
    const person = await buildBuyer(app.platform);
    const sent = (await upload(pdf, 'sent.pdf', person)).body;
    const ticket = await buildTicket(app, person.token, { attachments: [sent.id] });
    const loose = (await upload(png, 'loose.png', person)).body;
    app.clock.advance(24 * HOUR_MS);
    const fresh = (await upload(png, 'fresh.png', person)).body;
    app.clock.advance(1);
    await app.jobs.run('remove-loose-attachments');
    const files = (await filesOnDisk()).length;
    expect((await download(loose.url, person)).status).toBe(404);
    expect((await send(ticket, [loose.id], person)).refusal?.code).toBe('attachment_unknown');
    expect((await download(fresh.url, person)).status).toBe(200);
    expect((await download(sent.url, person)).status).toBe(200);
    const { rows } = await app.platform.pool.query('select id from ticket_attachments');
    expect(rows).toHaveLength(files);
  });
});
