import { describe, expect, it } from 'vitest';
import { holdsMoney, isSigned, readMessage, stateOf, tokenOf, weightOf } from './tbank-wire.ts';

const gift = {
  TerminalKey: 'MerchantTerminalKey',
  Amount: 19_200,
  Description: 'Подарочная карта на 1000 рублей',
};
const notice = {
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
  it.each([
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
    [notice, 'Dfsfh56dgKl', 'b906d28e76c6428e37b25fcf86c0adc52c63d503013fdd632e300593d165766b'],
  ])('is the published one, %#', (message, password, token) => {
    expect(tokenOf(message, password)).toBe(token);
  });

  it('leaves out what is nested, and an older token', () => {
    const more = { ...notice, DATA: { Way: 'card' }, Receipts: [1], Token: 'old' };
    expect(tokenOf(more, 'Dfsfh56dgKl')).toBe(tokenOf(notice, 'Dfsfh56dgKl'));
  });

  it.each([
    ['none', undefined],
    ['a number', 1],
    ['an empty one', ''],
    ['another password', tokenOf(notice, 'Dfsfh56dgKm')],
    ['an empty password', tokenOf(notice, '')],
    ['capital letters', tokenOf(notice, 'Dfsfh56dgKl').toUpperCase()],
    ['one letter less', tokenOf(notice, 'Dfsfh56dgKl').slice(1)],
  ])('is not taken for genuine: %s', (_name, Token) => {
    expect(isSigned({ ...notice, Token }, 'Dfsfh56dgKl')).toBe(false);
  });

  it('is the first thing that breaks when a value changes', () => {
    const Token = tokenOf(notice, 'Dfsfh56dgKl');
    expect(isSigned({ ...notice, Token }, 'Dfsfh56dgKl')).toBe(true);
    expect(isSigned({ ...notice, Token, Amount: 9_854 }, 'Dfsfh56dgKl')).toBe(false);
    expect(isSigned({ ...notice, Token, More: 'x' }, 'Dfsfh56dgKl')).toBe(false);
  });
});

describe('a message', () => {
  it('keeps every digit of a long number, and the token over it', () => {
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

  it.each(['', 'null', '[]', '1', '"OK"', '{"PaymentId":'])('is not %j', (text) => {
    expect(readMessage(text)).toBeUndefined();
  });
});

describe('a status', () => {
  it.each([
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

  it('of a paid opening says more than those of all others', () => {
    const statuses = ['REJECTED', 'CONFIRMED', 'NEW', 'INVENTED_LATER', 'REFUNDED', 'AUTHORIZED'];
    expect(statuses.toSorted((one, other) => weightOf(other) - weightOf(one))).toEqual([
      'CONFIRMED',
      'REFUNDED',
      'AUTHORIZED',
      'NEW',
      'REJECTED',
      'INVENTED_LATER',
    ]);
  });
});
