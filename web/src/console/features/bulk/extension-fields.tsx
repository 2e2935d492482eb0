import type { BulkWork } from '@sesame/contract/console/bulk-actions.ts';
import { listInventory } from '@sesame/contract/console/inventory.ts';
import { listSubscriptionProducts } from '@sesame/contract/console/subscriptions.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { DaysField } from '../../ui/dialogs/days-field.tsx';
import { bulkMessages } from './bulk.messages.ts';
import { bulkTitle } from './bulk-title.ts';

type Scope = 'all' | 'product' | 'service';

/** Number of days and the group of buyers. */
export function useExtensionDraft() {
  const t = useMessages(bulkMessages);
  const [days, setDays] = useState('');
  const [scope, setScope] = useState<Scope>('all');
  const [of, setOf] = useState('');
  const products = useConsoleQuery(listSubscriptionProducts, {}, { staleTime: 60_000 });
  const services = useConsoleQuery(listInventory, { query: {} }, { staleTime: 60_000 });
  const choices = (scope === 'product' ? products.data : services.data) ?? [];
  const name = choices.find(({ id }) => String(id) === of)?.title ?? null;
  const work: BulkWork = {
    kind: 'extend_subscriptions',
    days: Number(days),
    ...(scope !== 'all' && { [scope]: Number(of) }),
  };
  const title = bulkTitle(t, {
    kind: 'extend_subscriptions',
    days: Number(days),
    product: scope === 'product' ? name : null,
    service: scope === 'service' ? name : null,
  });
  return { days, setDays, scope, setScope, of, setOf, choices, work, title };
}

export function ExtensionFields({ draft }: { draft: ReturnType<typeof useExtensionDraft> }) {
  const t = useMessages(bulkMessages);
  const { scope } = draft;
  return (
    <>
      <DaysField onChange={draft.setDays} value={draft.days} />
      <SegmentedFilter<Scope>
        label={t('scope')}
        onChange={(next) => {
          draft.setScope(next);
          draft.setOf('');
        }}
        segments={[
          { value: 'all', label: t('everybody') },
          { value: 'product', label: t('ofProduct') },
          { value: 'service', label: t('ofService') },
        ]}
        value={scope}
      />
      {scope === 'all' ? null : (
        <Field label={t(scope === 'product' ? 'product' : 'service')}>
          <NativeSelect
            onChange={(event) => draft.setOf(event.target.value)}
            options={[
              { value: '', label: '–' },
              ...draft.choices.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
            required
            value={draft.of}
          />
        </Field>
      )}
    </>
  );
}
