import { describe, expect, test } from 'vitest';
import { REDACTED, redactNotice } from './redact-notice.rules.ts';

describe('a notice in JSON', () => {
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
  ])('hides what is called %s, however deep', (name) => {
    const { body, redacted } = redactNotice(JSON.stringify({ a: [{ [name]: 'v3ry-s3cret' }] }));
    expect(body).not.toContain('v3ry-s3cret');
    expect(JSON.parse(body)).toEqual({ a: [{ [name]: REDACTED }] });
    expect(redacted).toBe(1);
  });

  test.each(['OrderId', 'Amount', 'status', 'keyboard', 'design', 'company', 'expand'])(
    'shows what is called %s',
    (name) => {
      const { body, redacted } = redactNotice(JSON.stringify({ [name]: 'plain' }));
      expect(JSON.parse(body)).toEqual({ [name]: 'plain' });
      expect(redacted).toBe(0);
    },
  );

  test('looks into objects that carry such a name', () => {
    const { body } = redactNotice('{"card":{"pan":"4111","brand":"visa"},"token":null}');
    expect(JSON.parse(body)).toEqual({ card: { pan: REDACTED, brand: 'visa' }, token: null });
  });
});

test('a form keeps its pairs, one a line, without what is secret', () => {
  expect(redactNotice('OrderId=7&Token=abc%3D&Pan=')).toEqual({
    body: `OrderId=7\nToken=${REDACTED}\nPan=`,
    redacted: 1,
  });
});

test.each(['<xml>token</xml>', 'a b', '"quoted"', '42'])(
  '%s is no notice we read: hidden',
  (raw) => {
    expect(redactNotice(raw)).toEqual({ body: REDACTED, redacted: 1 });
  },
);

test('names that are no valid escape, and nothing at all, do no harm', () => {
  expect(redactNotice('%E0%A4%A=1&sign=2').body).toBe(`%E0%A4%A=1\nsign=${REDACTED}`);
  expect(redactNotice('')).toEqual({ body: '', redacted: 0 });
});
