/** The double-entry journal of everything of value, and what it says of each partner. */
export { findBalances, type PartnerBalances } from './balances.store.ts';
export { moveMoney } from './move-money.ts';
export { type Posting, postJournal } from './post-journal.ts';
