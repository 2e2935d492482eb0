import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningMailbox, startMailbox } from './start-mailbox.ts';

let mailbox: RunningMailbox;
beforeEach(async () => {
  mailbox = await startMailbox();
});
afterEach(() => mailbox.stop());

const MESSAGE = [
  'From: "Shop" <shop@shop.example>',
  'To: anna@example.com',
  'Subject: =?UTF-8?B?0J/RgNC40LLQtdGC?=',
  'Message-ID: <one@shop.example>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary="x"',
  '',
  '--x',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Open https://shop.example/reset-password?token=abc here',
  '--x',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<html><head></head><body><script>alert(1)</script><a href="https://shop.example/">shop</a></body></html>',
  '--x--',
  '.',
].join('\r\n');

/**
 * Sends SMTP commands line by line and returns the replies; ends early when the server refuses or closes the
 * connection.
 */
async function send(to = 'anna@example.com'): Promise<string[]> {
  const socket = connect(Number(new URL(mailbox.smtpUrl).port), '127.0.0.1');
  const replies: string[] = [];
  const commands = [
    'EHLO test',
    'MAIL FROM:<shop@shop.example>',
    `RCPT TO:<${to}>`,
    'DATA',
    MESSAGE,
    'QUIT',
  ];
  for await (const line of createInterface({ input: socket })) {
    if (/^\d{3}-/.test(line)) continue;
    replies.push(line.slice(0, 3));
    if (line.startsWith('4') || line.startsWith('5')) break;
    const next = commands.shift();
    if (next !== undefined) socket.write(`${next}\r\n`);
  }
  socket.destroy();
  return replies;
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${mailbox.url}${path}`, { headers });

describe('a mail', () => {
  test('is received over SMTP and parsed', async () => {
    expect(await send()).toEqual(['220', '250', '250', '250', '354', '250', '221']);
    expect(mailbox.mails()).toMatchObject([
      {
        from: 'shop@shop.example',
        from_name: 'Shop',
        to: ['anna@example.com'],
        subject: 'Привет',
        message_id: '<one@shop.example>',
        links: ['https://shop.example/reset-password?token=abc'],
        text: expect.stringContaining('Open https://'),
        html: expect.stringContaining('<script>'),
      },
    ]);
  });

  test('is answered as JSON by recipient, and can be deleted', async () => {
    await send('anna@example.com');
    await send('boris@example.com');
    const subjectsOf = async (to: string) => {
      const answer = await get(`/api/mails?to=${to}`);
      // Not validated: the test fails if the shape is wrong.
      const { mails } = (await answer.json()) as { mails: { to: string[] }[] };
      return mails.map((mail) => mail.to[0]);
    };
    expect(await subjectsOf('BORIS@example.com')).toEqual(['boris@example.com']);
    expect(await subjectsOf('nobody@example.com')).toEqual([]);
    await fetch(`${mailbox.url}/api/mails?to=boris@example.com`, { method: 'DELETE' });
    expect(await subjectsOf('boris@example.com')).toEqual([]);
    expect(await subjectsOf('anna@example.com')).toEqual(['anna@example.com']);
    expect((await get('/api/mails?from=x')).status).toBe(400);
  });
});

describe('the pages', () => {
  test('list mails in both languages and delete them', async () => {
    expect(await (await get('/')).text()).toContain('No emails yet.');
    await send();
    const page = await (await get('/', { 'accept-language': 'ru' })).text();
    expect(page).toContain('Входящие');
    expect(page).toContain('Привет');
    const foreign = await fetch(`${mailbox.url}/clear`, {
      method: 'POST',
      headers: {
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(foreign.status).toBe(403);
    expect(mailbox.mails()).toHaveLength(1);
    await fetch(`${mailbox.url}/clear`, { method: 'POST' });
    expect(mailbox.mails()).toEqual([]);
  });

  test("show a mail's HTML in a frame without scripts", async () => {
    await send();
    const id = mailbox.mails()[0]?.id;
    const page = await (await get(`/mails/${id}`)).text();
    expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(page).not.toContain('<script');
    const framed = await get(`/mails/${id}/html`);
    const policy = framed.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('allow-scripts');
    expect(await framed.text()).toContain('<head><base target="_blank">');
    expect((await get('/mails/unknown')).status).toBe(404);
  });

  test('answer only under a loopback name', async () => {
    const { port } = new URL(mailbox.url);
    const status = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write('GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'),
      );
      socket.once('data', (data) => resolve(String(data).split('\r\n')[0] ?? ''));
    });
    expect(status).toContain('421');
  });
});

describe('faults', () => {
  test.each([
    ['refuse_421', ['421']],
    ['refuse_550', ['220', '250', '250', '550']],
    ['reject_554', ['220', '250', '250', '250', '354', '554']],
  ] as const)('%s refuses and stores nothing', async (smtp, replies) => {
    mailbox.faults.set({ smtp, once: true });
    expect(await send()).toEqual(replies);
    expect(mailbox.mails()).toEqual([]);
    expect((await send()).at(-1)).toBe('221');
  });

  test('drop_after_data accepts the mail and does not answer', async () => {
    mailbox.faults.set({ smtp: 'drop_after_data' });
    expect(await send()).toEqual(['220', '250', '250', '250', '354']);
    expect(mailbox.mails()).toHaveLength(1);
  });

  test('can be limited to one recipient, also over HTTP', async () => {
    const put = (body: object) =>
      fetch(`${mailbox.url}/api/faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await put({ smtp: 'refuse_550', to: 'boris@example.com' })).status).toBe(200);
    expect((await send('anna@example.com')).at(-1)).toBe('221');
    expect((await send('boris@example.com')).at(-1)).toBe('550');
    expect((await put({ smtp: 'explode' })).status).toBe(400);
  });
});
