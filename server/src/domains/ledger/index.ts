/** The double-entry journal of everything of value, and what it says of each partner. */
export { findBalances, lockBalances } from './balances.store.ts';
export { payableCents, withheldCents } from './credit.rules.ts';
export {
  type CreditHold,
  findCreditHold,
  findCreditsOf,
  listCreditHolds,
} from './credit-holds.store.ts';
export { holdCredit, releaseCredit, returnCredit, spendCredit } from './hold-credit.ts';
export { moveMoney } from './move-money.ts';
export { postJournal } from './post-journal.ts';
