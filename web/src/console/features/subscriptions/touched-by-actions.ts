import { readBuyer } from '@sesame/contract/console/buyers.ts';
import {
  listInventory,
  listWaitingDeliveries,
  readInventory,
} from '@sesame/contract/console/inventory.ts';
import { listSubscriptions, readSubscription } from '@sesame/contract/console/subscriptions.ts';

/** Routes whose data changes with an action on access. */
export const touchedByActions = [readSubscription, listSubscriptions, readBuyer] as const;

/** The same for an action that takes items from inventory. */
export const touchedByLinks = [
  ...touchedByActions,
  listWaitingDeliveries,
  listInventory,
  readInventory,
] as const;
