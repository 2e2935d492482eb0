import { checkPromoCode, isPaymentPending, startPayment } from '@sesame/contract/shop/payments.ts';
import { getUser, logout } from '@sesame/contract/shop/session.ts';
import { downloadAttachment } from '@sesame/contract/shop/support.ts';
import { login } from '@sesame/contract/shop/users.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { buyer } from '../../test/shop.ts';
import { sessionMessage } from '../session/session-message.ts';
import { dropToken, readToken, storeToken } from '../session/token-store.ts';
import { call, fetchFile } from './call.ts';

const token = 'A'.repeat(43);

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  storeToken(token);
});

describe('a call', () => {
  test('carries the token, the language and a JSON body', async () => {
    localStorage.setItem('language', 'ru');
    server.answer(login, { status: 'success', access_token: token });
    await call(login, { body: { email: 'anna@example.com', password: 'secret-words' } });
    const [seen] = server.calls;
    expect(seen?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(seen?.headers.get('Accept-Language')).toBe('ru');
    expect(seen?.headers.get('Content-Type')).toBe('application/json');
    expect(seen?.body).toEqual({ email: 'anna@example.com', password: 'secret-words' });
  });

  test('puts the given query into the address and omits the rest', async () => {
    server.answer(checkPromoCode, { percent: 20 });
    await call(checkPromoCode, { query: { promocode: 'A&B', gateway: undefined } });
    expect(server.calls[0]?.url.search).toBe('?promocode=A%26B');
  });

  test('sends an idempotency key if its route needs one, and is not sent without it', async () => {
    server.refuse(startPayment, 'unavailable');
    const input = { query: { subscription_price_id: '1' }, body: { gateway: 'card' } };
    await call(startPayment, input, { idempotencyKey: 'one-intent' }).catch(() => {});
    await expect(call(startPayment, input)).rejects.toThrow('needs the key of an intent');
    const keys = server.calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual(['one-intent']);
  });

  test('returns the answer parsed by the contract', async () => {
    server.answer(getUser, buyer);
    expect(await call(getUser, {})).toEqual(buyer);
  });

  test('is not sent without a token when it needs one', async () => {
    dropToken();
    await expect(call(getUser, {})).rejects.toMatchObject({ code: 'token_missing' });
    expect(server.calls).toEqual([]);
  });
});

describe('a poll', () => {
  const payments = { is_pending: false, payments: [] };
  const answerWith = (etag: string) =>
    server.respond(isPaymentPending, () => Response.json(payments, { headers: { ETag: etag } }));
  const tags = () =>
    server.callsOf(isPaymentPending).map(({ headers }) => headers.get('If-None-Match'));
  let session = 0;
  beforeEach(() => storeToken(`session-${++session}`.padEnd(43, '-')));

  test('sends the tag of its last answer, which stays the same object while unchanged', async () => {
    answerWith('W/"one"');
    const first = await call(isPaymentPending, {});
    server.respond(isPaymentPending, () => new Response(null, { status: 304 }));
    expect(await call(isPaymentPending, {})).toBe(first);
    answerWith('W/"two"');
    expect(await call(isPaymentPending, {})).not.toBe(first);
    await call(isPaymentPending, {});
    expect(tags()).toEqual([null, 'W/"one"', 'W/"one"', 'W/"two"']);
  });

  test('of another session sends no tag', async () => {
    answerWith('W/"one"');
    await call(isPaymentPending, {});
    storeToken('B'.repeat(43));
    await call(isPaymentPending, {});
    storeToken(token);
    await call(isPaymentPending, {});
    expect(tags()).toEqual([null, null, null]);
  });

  test('that was answered after its session ended is not kept', async () => {
    answerWith('W/"one"');
    await Promise.all([
      call(isPaymentPending, {}),
      call(getUser, {}, { bearer: 'B'.repeat(43) }).catch(() => {}),
    ]);
    await call(isPaymentPending, {});
    expect(tags()).toEqual([null, null]);
  });
});

describe('a failed call', () => {
  test('has code, status, message and details', async () => {
    server.refuse(checkPromoCode, 'promo_invalid', { reason: 'expired' });
    await expect(call(checkPromoCode, { query: { promocode: 'X' } })).rejects.toMatchObject({
      code: 'promo_invalid',
      status: 400,
      message: 'said by the server: promoInvalid',
      details: { reason: 'expired' },
    });
  });

  test('has the time to retry', async () => {
    server.respond(getUser, () =>
      Response.json({ code: 'unavailable' }, { status: 503, headers: { 'Retry-After': '5' } }),
    );
    await expect(call(getUser, {})).rejects.toMatchObject({ status: 503, retryAfterS: 5 });
  });

  test('is offline without an answer', async () => {
    await expect(call(getUser, {})).rejects.toMatchObject({ code: 'offline', status: 0 });
  });

  test.each([
    ['a page of a proxy', () => new Response('<html>', { status: 502 })],
    ['an answer of another shape', () => Response.json({ hello: 'world' })],
    ['an answer that is not JSON', () => new Response('ok')],
  ])('is unreadable after %s', async (_, response) => {
    server.respond(getUser, response);
    await expect(call(getUser, {})).rejects.toMatchObject({ code: 'unreadable' });
  });
});

describe('401', () => {
  test('drops the token and shows why', async () => {
    server.refuse(getUser, 'unauthorized');
    await expect(call(getUser, {})).rejects.toMatchObject({ status: 401 });
    expect(readToken()).toBeNull();
    expect(sessionMessage.get()).toBe('ended');
  });

  test('keeps a newer token that was stored during the call', async () => {
    const fresh = 'B'.repeat(43);
    server.respond(isPaymentPending, () => {
      storeToken(fresh);
      return Response.json({ code: 'unauthorized', message: '' }, { status: 401 });
    });
    await expect(call(isPaymentPending, {})).rejects.toMatchObject({ status: 401 });
    expect(readToken()).toBe(fresh);
  });

  test.each(['forbidden', 'not_found', 'too_many_requests', 'unavailable', 'internal'] as const)(
    'is the only status that drops it: %s does not',
    async (code) => {
      server.refuse(logout, code);
      await expect(call(logout, {})).rejects.toMatchObject({ code });
      expect(readToken()).toBe(token);
    },
  );
});

describe('a file', () => {
  const params = { id: '0198c1a0-0000-7000-8000-000000000002' };
  const given = (start: (body: ReadableStreamDefaultController) => void) => {
    const id = downloadAttachment.path.replace(':id', params.id);
    server.respond({ ...downloadAttachment, path: id }, () => {
      return new Response(new ReadableStream({ start }));
    });
  };

  test('is returned as bytes', async () => {
    given((body) => {
      body.enqueue(new TextEncoder().encode('whole'));
      body.close();
    });
    expect((await fetchFile(downloadAttachment, { params })).size).toBe(5);
  });

  test('fails when it is cut off', async () => {
    given((body) => {
      body.enqueue(new TextEncoder().encode('half'));
      body.error(new TypeError('terminated'));
    });
    const file = fetchFile(downloadAttachment, { params });
    await expect(file).rejects.toMatchObject({ code: 'offline' });
  });
});
