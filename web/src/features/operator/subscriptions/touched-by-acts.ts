import { readBuyer } from '@sesame/contract/operator-buyers.ts';
import { listStock, listWaitingDeliveries, readStock } from '@sesame/contract/operator-stock.ts';
import { listSubscriptions, readSubscription } from '@sesame/contract/operator-subscriptions.ts';

/** What an act on access changes for the screens that show it. */
export const touchedByActs = [readSubscription, listSubscriptions, readBuyer] as const;

/** An act that takes from the stock, besides. */
export const touchedByLinks = [
  ...touchedByActs,
  listWaitingDeliveries,
  listStock,
  readStock,
] as const;
