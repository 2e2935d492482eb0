import type { BulkAction } from '@sesame/contract/console/bulk-actions.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { bulkMessages } from './bulk.messages.ts';

type Named = Pick<BulkAction, 'kind' | 'days' | 'product' | 'service'>;

/** What a bulk action does, in words. */
export function useBulkTitle(): (action: Named) => string {
  const t = useMessages(bulkMessages);
  const titleOf = useTitle();
  return ({ kind, days, product, service }) => {
    const addedDays = () => {
      const count = days ?? 0;
      if (product !== null) return t('extendProduct', { days: count, product: titleOf(product) });
      if (service !== null) return t('extendService', { days: count, service: titleOf(service) });
      return t('extend_subscriptions', { days: count });
    };
    if (kind === 'retire_items' && service !== null) {
      return t('retireItemsOf', { service: titleOf(service) });
    }
    if (kind === 'undo_added_days') return t('undoOf', { what: addedDays() });
    return kind === 'extend_subscriptions' ? addedDays() : t(kind);
  };
}
