import type { SubscriptionLink } from '@sesame/contract/console/subscriptions.ts';
import type { Executor } from '../../../platform/platform.ts';
import { type CredentialOfSubscription, listCredentialsOf } from './console-subscriptions.store.ts';

/** The links and accounts of a subscription, delivered or not, without their secrets. */
export async function readLinks(db: Executor, subscriptionId: string): Promise<SubscriptionLink[]> {
  return (await listCredentialsOf(db, subscriptionId)).map(serializeCredential);
}

function serializeCredential(row: CredentialOfSubscription): SubscriptionLink {
  const { item_id: item, kind, content, delivered_at: at } = row;
  return {
    delivery_id: row.id,
    service: { id: row.service_id, title: row.title, title_ru: row.title_ru, picture: row.picture },
    item:
      item === null || kind === null || content === null || at === null
        ? null
        : {
            id: item,
            kind,
            content,
            retired: row.retired_at !== null,
            delivered_at: at.toISOString(),
          },
    waiting_since: row.created_at.toISOString(),
    attempts: row.attempts,
    replaced_by_buyer: row.replaced_by_buyer,
  };
}
