/** The double-entry journal of everything of value, and what it says of each partner. */
export { findBalances, lockBalances } from './balances.store.ts';
export { moveMoney } from './move-money.ts';
export { postJournal } from './post-journal.ts';
