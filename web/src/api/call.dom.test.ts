import { checkPromocode, isPaymentPending, startPayment } from '@sesame/contract/payments.ts';
import { downloadAttachment } from '@sesame/contract/support.ts';
import { getUser, login, logout, type User } from '@sesame/contract/users.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../test/fake-server.ts';
import { call, fetchFile } from './call.ts';
import { sessionNotice } from './session-notice.ts';
import { dropToken, readToken, storeToken } from './token-store.ts';

const token = 'A'.repeat(43);
const user: User = {
  uid: '0198c1a0-0000-7000-8000-000000000001',
  username: 'anna',
  email: 'anna@example.com',
  email_confirmed: true,
  image_url: null,
  trc20_address: null,
  tg_data: null,
  language: 'en',
  coupon: null,
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  storeToken(token);
});

describe('a call', () => {
  it('carries the token, the language and a JSON body', async () => {
    localStorage.setItem('language', 'ru');
    server.answer(login, { status: 'success', access_token: token });
    await call(login, { body: { email: 'anna@example.com', password: 'secret-words' } });
    const [seen] = server.calls;
    expect(seen?.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(seen?.headers.get('Accept-Language')).toBe('ru');
    expect(seen?.headers.get('Content-Type')).toBe('application/json');
    expect(seen?.body).toEqual({ email: 'anna@example.com', password: 'secret-words' });
  });

  it('puts the given query into the address and leaves the rest out', async () => {
    server.answer(checkPromocode, { percent: 20 });
    await call(checkPromocode, { query: { promocode: 'A&B', gateway: undefined } });
    expect(server.calls[0]?.url.search).toBe('?promocode=A%26B');
  });

  it('that creates something carries the key of its intent and is not sent without one', async () => {
    server.refuse(startPayment, 'unavailable');
    const input = { query: { subscription_price_id: '1' }, body: { gateway: 'card' } };
    await call(startPayment, input, { idempotencyKey: 'one-intent' }).catch(() => {});
    await expect(call(startPayment, input)).rejects.toThrow('needs the key of an intent');
    const keys = server.calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual(['one-intent']);
  });

  it('answers what the contract promises', async () => {
    server.answer(getUser, user);
    expect(await call(getUser, {})).toEqual(user);
  });

  it('is not sent without a token when it needs one', async () => {
    dropToken();
    await expect(call(getUser, {})).rejects.toMatchObject({ code: 'token_missing' });
    expect(server.calls).toEqual([]);
  });
});

describe('a failed call', () => {
  it('tells code, status, words and details', async () => {
    server.refuse(checkPromocode, 'promo_invalid', { reason: 'expired' });
    await expect(call(checkPromocode, { query: { promocode: 'X' } })).rejects.toMatchObject({
      code: 'promo_invalid',
      status: 400,
      message: 'said by the server: promoInvalid',
      details: { reason: 'expired' },
    });
  });

  it('tells when to come back', async () => {
    server.respond(getUser, () =>
      Response.json({ code: 'unavailable' }, { status: 503, headers: { 'Retry-After': '5' } }),
    );
    await expect(call(getUser, {})).rejects.toMatchObject({ status: 503, retryAfterS: 5 });
  });

  it('is offline when nobody answered', async () => {
    await expect(call(getUser, {})).rejects.toMatchObject({ code: 'offline', status: 0 });
  });

  it.each([
    ['a page of a proxy', () => new Response('<html>', { status: 502 })],
    ['an answer of another shape', () => Response.json({ hello: 'world' })],
    ['an answer that is no JSON', () => new Response('ok')],
  ])('is unreadable when it got %s', async (_, response) => {
    server.respond(getUser, response);
    await expect(call(getUser, {})).rejects.toMatchObject({ code: 'unreadable' });
  });
});

describe('401', () => {
  it('drops the token and says why', async () => {
    server.refuse(getUser, 'unauthorized');
    await expect(call(getUser, {})).rejects.toMatchObject({ status: 401 });
    expect(readToken()).toBeNull();
    expect(sessionNotice()).toBe('ended');
  });

  it('leaves a fresh token alone that came while the old one was on its way', async () => {
    const fresh = 'B'.repeat(43);
    server.respond(isPaymentPending, () => {
      storeToken(fresh);
      return Response.json({ code: 'unauthorized', message: '' }, { status: 401 });
    });
    await expect(call(isPaymentPending, {})).rejects.toMatchObject({ status: 401 });
    expect(readToken()).toBe(fresh);
  });

  it.each(['forbidden', 'not_found', 'too_many_requests', 'unavailable', 'internal'] as const)(
    'is the only answer that does: %s does not',
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

  it('is the bytes that came', async () => {
    given((body) => {
      body.enqueue(new TextEncoder().encode('whole'));
      body.close();
    });
    expect((await fetchFile(downloadAttachment, { params })).size).toBe(5);
  });

  it('that is cut off halfway is none', async () => {
    given((body) => {
      body.enqueue(new TextEncoder().encode('half'));
      body.error(new TypeError('terminated'));
    });
    const file = fetchFile(downloadAttachment, { params });
    await expect(file).rejects.toMatchObject({ code: 'offline' });
  });
});
