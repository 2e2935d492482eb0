import { randomInt } from 'node:crypto';

const SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const ACCOUNT_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 17 characters, like PayPal's own ids. */
export function newId(): string {
  return randomText(SIGNS, 17);
}

/** 13 characters without those that are easily confused, as PayPal documents the id of an account. */
export function newAccountId(): string {
  return randomText(ACCOUNT_SIGNS, 13);
}

function randomText(signs: string, length: number): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
}
