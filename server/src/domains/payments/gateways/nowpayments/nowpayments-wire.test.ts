import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../../test/property-runs.ts';
import { receivedCents } from './nowpayments-report.ts';
import {
  canonicalText,
  centsAtLeast,
  isSigned,
  nowpaymentsMinimum,
  nowpaymentsPayment,
  readMessage,
  signatureOf,
  withTexts,
} from './nowpayments-wire.ts';

const SECRET = 'test-ipn-secret';
const webhook = `{"payment_id":4522,"payment_status":"finished","order_id":"ord_1","price_amount":12.99,
  "price_currency":"usd","pay_amount":13.02,"actually_paid":13.02,"pay_currency":"usdttrc20",
  "fee":{"serviceFee":0.02,"currency":"usdttrc20","depositFee":0.1}}`;
const canonical =
  '{"actually_paid":13.02,"fee":{"currency":"usdttrc20","depositFee":0.1,"serviceFee":0.02},"order_id":"ord_1","pay_amount":13.02,"pay_currency":"usdttrc20","payment_id":4522,"payment_status":"finished","price_amount":12.99,"price_currency":"usd"}';
const signature =
  '2523eecbee8abdc922eb97376405ea39f1c0e329e964acc1c2a24ef92d8c893032c77e58a41976b117a79e9dbfd917e18b2864448ed3bd2c8d23420917171ab6';

const verify = (text: string, header: string | string[] | undefined, secrets = [SECRET]) => {
  const message = readMessage(text);
  return message !== undefined && isSigned(message, header, secrets);
};
const sign = (text: string, secret = SECRET) => signatureOf(text, secret).toString('hex');

describe('the signature', () => {
  test('matches the published test vector', () => {
    expect(canonicalText(readMessage(webhook), 'lists')).toBe(canonical);
    expect(sign(canonical)).toBe(signature);
    expect(verify(webhook, signature)).toBe(true);
  });

  test('is valid under an old secret during a rotation', () => {
    expect(verify(webhook, signature, ['the new secret', SECRET])).toBe(true);
    expect(verify(webhook, signature, ['the new secret'])).toBe(false);
  });

  test('covers nested fields', () => {
    expect(verify(webhook.replace('"serviceFee":0.02', '"serviceFee":0.03'), signature)).toBe(
      false,
    );
    // A flat sort would have left this out of the signed text.
    expect(verify(webhook, sign(canonical.replace(/\{"currency.*?\}/, '{}')))).toBe(false);
  });

  test('accepts lists serialized as lists or as objects', () => {
    const text = '{"b":[{"d":1,"c":2},3],"a":[]}';
    expect(verify(text, sign('{"a":[],"b":[{"c":2,"d":1},3]}'))).toBe(true);
    expect(verify(text, sign('{"a":{},"b":{"0":{"c":2,"d":1},"1":3}}'))).toBe(true);
    expect(verify(text, sign('{"a":[],"b":{"0":{"c":2,"d":1},"1":3}}'))).toBe(false);
  });

  test('may also keep numbers as written', () => {
    const text = '{"payment_id":12345678901234567890,"actually_paid":0.000000000000000001}';
    expect(
      verify(
        text,
        sign('{"actually_paid":0.000000000000000001,"payment_id":12345678901234567890}'),
      ),
    ).toBe(true);
  });

  test.each([
    ['a missing signature', undefined],
    ['an empty signature', ''],
    ['two signatures', [signature, signature]],
    ['capital letters', signature.toUpperCase()],
    ['a short signature', signature.slice(0, -2)],
    ['a long signature', `${signature}00`],
    ['invalid hex digits', 'g'.repeat(128)],
    ['an empty secret', sign(canonical, '')],
    ['another secret', sign(canonical, 'test-ipn-secreT')],
    ['a signature over the raw body', sign(webhook)],
  ])('refuses %s', (_name, header) => {
    expect(verify(webhook, header)).toBe(false);
  });

  test('refuses every changed character of the body', () => {
    const changed = webhook.replaceAll('\n', '').replaceAll('  ', '');
    for (const [from, to] of [
      ['4522', '4523'],
      ['finished', 'waiting'],
      ['ord_1', 'ord_2'],
      ['13.02', '13.03'],
    ] as const) {
      expect(verify(changed.replace(from, to), signature)).toBe(false);
    }
  });
});

/** The sample of NOWPayments' documentation: sorts a parsed message, turning lists into objects. */
function sortObject(message: Record<string, unknown>): Record<string, unknown> {
  return Object.keys(message)
    .sort()
    .reduce<Record<string, unknown>>((sorted, key) => {
      const value = message[key];
      const isNested = value && typeof value === 'object';
      sorted[key] = isNested ? sortObject(value as Record<string, unknown>) : value;
      return sorted;
    }, {});
}

/** The signature by NOWPayments' own recipe. */
function signedByVendor(text: string): string {
  const message = JSON.stringify(sortObject(JSON.parse(text)));
  return createHmac('sha512', SECRET).update(message).digest('hex');
}

describe("a message signed by the vendor's recipe", () => {
  test.each([
    webhook,
    '{"actually_paid":15.0,"pay_amount":0.10,"outcome_amount":0.0000001}',
    '{"actually_paid":0.123456789012345678,"payment_id":12345678901234567890}',
    '{"10":1,"9":2,"a":{"2":"x","1":"y"},"payment_extra_ids":[5513339153,3]}',
    '{"order_description":"Подписка / 1 ☂ 😀","payment_extra_ids":null,"paid":1e-7,"many":1e21}',
  ])('is genuine: %s', (text) => {
    expect(verify(text, signedByVendor(text))).toBe(true);
  });

  test('is genuine with any content, and forged once it is changed', () => {
    const message = fc.dictionary(
      // The recipe loses this name.
      fc.string().filter((name) => name !== '__proto__'),
      fc.jsonValue({ maxDepth: 3 }),
    );
    fc.assert(
      fc.property(message, (value) => {
        const text = JSON.stringify(value);
        if (text.includes('__proto__')) return;
        expect(verify(text, signedByVendor(text))).toBe(true);
        const changed = JSON.stringify({ ...value, changed: 'field' });
        expect(verify(changed, signedByVendor(text))).toBe(false);
      }),
      { numRuns: propertyRuns(100, 5_000) },
    );
  });
});

describe('a message', () => {
  test.each(['', '{', 'null', '1', '"text"', '[]', '[{}]', 'undefined'])('is not %j', (text) => {
    expect(readMessage(text)).toBeUndefined();
  });

  test('nested too deeply is refused without a stack overflow', () => {
    const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(verify(deep, signature)).toBe(false);
    expect(verify(`{"a":${'['.repeat(60)}${']'.repeat(60)}}`, signature)).toBe(false);
  });

  test('keeps the digits of long ids', () => {
    const message = readMessage('{"payment_id":12345678901234567890,"order_id":"a","fee":null}');
    expect(message && withTexts(message)).toEqual({
      payment_id: '12345678901234567890',
      order_id: 'a',
      fee: null,
    });
  });
});

describe('the received amount', () => {
  const payment = (price: string, expected: string | null, paid: string | null) =>
    nowpaymentsPayment.parse({
      payment_id: '1',
      payment_status: 'finished',
      price_amount: price,
      price_currency: 'usd',
      pay_amount: expected,
      actually_paid: paid,
      order_id: 'order-1',
    });

  test.each<[string, string | null, string | null, number | undefined]>([
    ['12.99', '13.02', '13.02', 1_299],
    ['12.99', '13.02', '13.020000000000000000', 1_299],
    ['12.99', '13.02', '13.019999999999999999', 1_298],
    ['12.99', '13.02', '6.51', 649],
    ['12.99', '13.02', '26.04', 2_598],
    ['12.99', '0.00021', '2.1e-4', 1_299],
    ['12.99', '1e-8', '1e-8', 1_299],
    ['1000', '1.5E+3', '1500', 100_000],
    ['0.1', '3', '1', 3],
    ['12.99', '13.02', '0', 0],
    ['12.99', '13.02', null, 0],
    ['12.99', null, null, 0],
    ['12.99', null, '13.02', undefined],
    ['12.99', '0', '13.02', undefined],
  ])('for a price of %s, %s requested and %s paid is %s cents', (price, expected, paid, cents) => {
    expect(receivedCents(payment(price, expected, paid))).toBe(cents);
  });

  test.each(['-1', 'NaN', 'Infinity', '1,5', '', '.5', '0x10', '1e400'])(
    '%j is not an amount',
    (sum) => {
      expect(() => payment(sum, '1', '1')).toThrow();
    },
  );
});

test.each([
  ['5', 500],
  ['5.00', 500],
  ['5.001', 501],
  ['0.000000001', 1],
  ['0', 0],
])('a minimum of %s dollars is %i cents', (text, cents) => {
  const { fiat_equivalent: minimum } = nowpaymentsMinimum.parse({ fiat_equivalent: text });
  expect(centsAtLeast(minimum)).toBe(cents);
});
