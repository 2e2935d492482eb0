import type { DataReader, PersonalData } from '../../platform/personal-data.ts';
import type { Executor } from '../../platform/platform.ts';
import { type ItemSecret, linkFor, openItemSecret } from './inventory/item-secret.ts';
import { type DeliveredItem, findItemsOf, findSubscriptionsOf } from './personal-data.store.ts';

type Sealer = NonNullable<DataReader['sealer']>;

/** Delivered items are part of it; their content only in the buyer's own export, and only while the buyer may use it. */
export const accessData: readonly PersonalData[] = [
  { name: 'subscriptions', read: findSubscriptionsOf },
  { name: 'items', read: readItemsOf },
];

async function readItemsOf(
  db: Executor,
  userId: string,
  { now, sealer }: DataReader,
): Promise<unknown> {
  return (await findItemsOf(db, userId, now)).map((item) => {
    const { subscription_id, service, content, delivered_at, box } = item;
    const row = { subscription_id, service, content, delivered_at };
    return sealer && box !== null ? { ...row, ...openItem(sealer, item, box) } : row;
  });
}

/** One item that does not open must not prevent the export. */
function openItem(sealer: Sealer, item: DeliveredItem, box: string): object {
  try {
    return contentOfItem(item, openItemSecret({ sealer }, item.id, box));
  } catch {
    return {};
  }
}

function contentOfItem(
  { user_id: user, subscription_id: subscription }: DeliveredItem,
  secret: ItemSecret,
): object {
  if ('webhook' in secret) return {};
  if ('template' in secret || 'link' in secret) {
    return { link: linkFor(secret, { user, subscription }) };
  }
  if ('file' in secret) {
    const { name, note, file } = secret;
    return { file_name: name, ...(note && { note }), file_base64: file };
  }
  return secret;
}
