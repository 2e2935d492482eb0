import type { BulkAction } from '@sesame/contract/console/bulk-actions.ts';
import type { FormatMessage } from '../../../i18n/messages.ts';
import type { bulkMessages } from './bulk.messages.ts';

type FormatBulkMessage = FormatMessage<keyof (typeof bulkMessages)['en']>;

export function bulkTitle(
  t: FormatBulkMessage,
  { kind, days, product, service }: Pick<BulkAction, 'kind' | 'days' | 'product' | 'service'>,
): string {
  if (kind === 'retire_items' && service !== null) return t('retireItemsOf', { service });
  if (kind !== 'extend_subscriptions') return t(kind);
  const count = days ?? 0;
  if (product !== null) return t('extendProduct', { days: count, product });
  if (service !== null) return t('extendService', { days: count, service });
  return t(kind, { days: count });
}
