/** The double-entry journal of all money, and the balances of each partner that follow from it. */
export { findBalances, lockBalances } from './balances.store.ts';
export { payableCents, withheldCents } from './credit.rules.ts';
export {
  type CreditHold,
  creditOfPayouts,
  findCreditHold,
  findCreditsOf,
  listCreditHolds,
} from './credit-holds.store.ts';
export { holdCredit, releaseCredit, returnCredit, spendCredit } from './hold-credit.ts';
export { moveMoney } from './move-money.ts';
export { payOutCredit, returnPayoutCredit } from './pay-out-credit.ts';
export { postJournal } from './post-journal.ts';
export { reverseCredit } from './reverse-credit.ts';
