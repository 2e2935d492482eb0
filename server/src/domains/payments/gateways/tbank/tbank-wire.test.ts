import { describe, expect, test } from 'vitest';
import { holdsMoney, isSigned, readMessage, stateOf, tokenOf, weightOf } from './tbank-wire.ts';

const gift = {
  TerminalKey: 'MerchantTerminalKey',
  Amount: 19_200,
  Description: 'Подарочная карта на 1000 рублей',
};
const webhook = {
  TerminalKey: '1321054611234DEMO',
  OrderId: '201709',
  Success: true,
  Status: 'AUTHORIZED',
  PaymentId: 8_742_591,
  ErrorCode: '0',
  Amount: 9_855,
  RebillId: 101_709,
  CardId: 322_264,
  Pan: '430000******0777',
  ExpDate: '1122',
};

describe('the token', () => {
  test.each([
    [
      { ...gift, OrderId: '21090' },
      'usaf8fw8fsw21g',
      '0024a00af7c350a3a67ca168ce06502aa72772456662e38696d48b56ee9c97d9',
    ],
    [
      { ...gift, OrderId: '00000' },
      '11111111111111',
      '72dd466f8ace0a37a1f740ce5fb78101712bc0665d91a8108c7c8a0ccd426db2',
    ],
    [webhook, 'Dfsfh56dgKl', 'b906d28e76c6428e37b25fcf86c0adc52c63d503013fdd632e300593d165766b'],
  ])('matches the published example %#', (message, password, token) => {
    expect(tokenOf(message, password)).toBe(token);
  });

  test('ignores nested fields and an existing token', () => {
    const more = { ...webhook, DATA: { Way: 'card' }, Receipts: [1], Token: 'old' };
    expect(tokenOf(more, 'Dfsfh56dgKl')).toBe(tokenOf(webhook, 'Dfsfh56dgKl'));
  });

  test.each([
    ['no token', undefined],
    ['a number', 1],
    ['an empty token', ''],
    ['another password', tokenOf(webhook, 'Dfsfh56dgKm')],
    ['an empty password', tokenOf(webhook, '')],
    ['capital letters', tokenOf(webhook, 'Dfsfh56dgKl').toUpperCase()],
    ['a missing character', tokenOf(webhook, 'Dfsfh56dgKl').slice(1)],
  ])('is refused with %s', (_name, Token) => {
    expect(isSigned({ ...webhook, Token }, 'Dfsfh56dgKl')).toBe(false);
  });

  test('is invalid when a value changes', () => {
    const Token = tokenOf(webhook, 'Dfsfh56dgKl');
    expect(isSigned({ ...webhook, Token }, 'Dfsfh56dgKl')).toBe(true);
    expect(isSigned({ ...webhook, Token, Amount: 9_854 }, 'Dfsfh56dgKl')).toBe(false);
    expect(isSigned({ ...webhook, Token, More: 'x' }, 'Dfsfh56dgKl')).toBe(false);
  });
});

describe('a message', () => {
  test('keeps every digit of a long number, and the token over it', () => {
    const text =
      '{"PaymentId":12345678901234567890,"Success":true,"DATA":{"CardId":98765432109876543210}}';
    const message = readMessage(text);
    expect(message).toEqual({
      PaymentId: '12345678901234567890',
      Success: true,
      DATA: { CardId: '98765432109876543210' },
    });
    expect(tokenOf(message ?? {}, 'p')).toBe(
      tokenOf({ PaymentId: '12345678901234567890', Success: 'true' }, 'p'),
    );
  });

  test.each(['', 'null', '[]', '1', '"OK"', '{"PaymentId":'])('is not %j', (text) => {
    expect(readMessage(text)).toBeUndefined();
  });
});

describe('a status', () => {
  test.each([
    ['NEW', 'open', false],
    ['FORM_SHOWED', 'open', false],
    ['3DS_CHECKING', 'processing', false],
    ['AUTHORIZED', 'processing', false],
    ['CONFIRMED', 'paid', true],
    ['REFUNDING', 'paid', true],
    ['ASYNC_REFUNDING', 'paid', true],
    ['PARTIAL_REFUNDED', 'partially_refunded', true],
    ['REFUNDED', 'refunded', true],
    ['REVERSED', 'canceled', false],
    ['REJECTED', 'declined', false],
    ['DEADLINE_EXPIRED', 'expired', false],
    ['ATTEMPTS_EXPIRED', 'expired', false],
    ['INVENTED_LATER', undefined, false],
  ])('%s means %s', (status, state, held) => {
    expect(stateOf(status)).toBe(state);
    expect(holdsMoney(status)).toBe(held);
  });

  test('of a paid payment outweighs all others', () => {
    const statuses = ['REJECTED', 'CONFIRMED', 'NEW', 'INVENTED_LATER', 'REFUNDED', 'AUTHORIZED'];
    expect(statuses.toSorted((one, other) => weightOf(other) - weightOf(one))).toEqual([
      'CONFIRMED',
      'REFUNDED',
      'INVENTED_LATER',
      'AUTHORIZED',
      'NEW',
      'REJECTED',
    ]);
  });
});
