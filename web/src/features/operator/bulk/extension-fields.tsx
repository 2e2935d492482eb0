import type { BulkWork } from '@sesame/contract/operator-bulk.ts';
import { listStock } from '@sesame/contract/operator-stock.ts';
import { listSubscriptionProducts } from '@sesame/contract/operator-subscriptions.ts';
import { useState } from 'react';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { DaysField } from '../../../shell/console/days-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { SegmentedFilter } from '../../../ui/segmented-filter.tsx';
import { bulkWords } from './bulk.words.ts';
import { bulkTitle } from './bulk-title.ts';

type Scope = 'all' | 'product' | 'origin';

/** How many days, and for whom. */
export function useExtensionDraft() {
  const say = useWords(bulkWords);
  const [days, setDays] = useState('');
  const [scope, setScope] = useState<Scope>('all');
  const [of, setOf] = useState('');
  const products = useOperatorQuery(listSubscriptionProducts, {}, { staleTime: 60_000 });
  const services = useOperatorQuery(listStock, { query: {} }, { staleTime: 60_000 });
  const choices = (scope === 'product' ? products.data : services.data) ?? [];
  const name = choices.find(({ id }) => String(id) === of)?.title ?? null;
  const work: BulkWork = {
    kind: 'extend_subscriptions',
    days: Number(days),
    ...(scope !== 'all' && { [scope]: Number(of) }),
  };
  const title = bulkTitle(say, {
    kind: 'extend_subscriptions',
    days: Number(days),
    product: scope === 'product' ? name : null,
    origin: scope === 'origin' ? name : null,
  });
  return { days, setDays, scope, setScope, of, setOf, choices, work, title };
}

export function ExtensionFields({ draft }: { draft: ReturnType<typeof useExtensionDraft> }) {
  const say = useWords(bulkWords);
  const { scope } = draft;
  return (
    <>
      <DaysField onChange={draft.setDays} value={draft.days} />
      <SegmentedFilter<Scope>
        label={say('scope')}
        onChange={(next) => {
          draft.setScope(next);
          draft.setOf('');
        }}
        segments={[
          { value: 'all', label: say('everybody') },
          { value: 'product', label: say('ofProduct') },
          { value: 'origin', label: say('ofService') },
        ]}
        value={scope}
      />
      {scope === 'all' ? null : (
        <Field label={say(scope === 'product' ? 'product' : 'service')}>
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
