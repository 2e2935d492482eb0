import { describe, expect, test } from 'vitest';
import { REDACTED, redactWebhook } from './redact-webhook.rules.ts';

describe('a webhook in JSON', () => {
  test.each([
    'Token',
    'token',
    'signature',
    'Signature',
    'paypal-transmission-sig_hash',
    'client_secret',
    'Password',
    'Pan',
    'CardId',
    'RebillId',
    'card_number',
    'cardNumber',
    'apiKey',
    'fingerprint',
  ])('hides a field named %s at any depth', (name) => {
    const { body, redacted } = redactWebhook(JSON.stringify({ a: [{ [name]: 'v3ry-s3cret' }] }));
    expect(body).not.toContain('v3ry-s3cret');
    expect(JSON.parse(body)).toEqual({ a: [{ [name]: REDACTED }] });
    expect(redacted).toBe(1);
  });

  test.each(['OrderId', 'Amount', 'status', 'keyboard', 'design', 'company', 'expand'])(
    'shows a field named %s',
    (name) => {
      const { body, redacted } = redactWebhook(JSON.stringify({ [name]: 'plain' }));
      expect(JSON.parse(body)).toEqual({ [name]: 'plain' });
      expect(redacted).toBe(0);
    },
  );

  test('redacts inside objects that have such a name', () => {
    const { body } = redactWebhook('{"card":{"pan":"4111","brand":"visa"},"token":null}');
    expect(JSON.parse(body)).toEqual({ card: { pan: REDACTED, brand: 'visa' }, token: null });
  });
});

test('a form body keeps its pairs, one per line, without secret values', () => {
  expect(redactWebhook('OrderId=7&Token=abc%3D&Pan=')).toEqual({
    body: `OrderId=7\nToken=${REDACTED}\nPan=`,
    redacted: 1,
  });
});

test.each(['<xml>token</xml>', 'a b', '"quoted"', '42'])(
  '%s is not a known format and is hidden',
  (raw) => {
    expect(redactWebhook(raw)).toEqual({ body: REDACTED, redacted: 1 });
  },
);

test('accepts names with invalid escapes and an empty body', () => {
  expect(redactWebhook('%E0%A4%A=1&sign=2').body).toBe(`%E0%A4%A=1\nsign=${REDACTED}`);
  expect(redactWebhook('')).toEqual({ body: '', redacted: 0 });
});
