import { listInventory } from '@sesame/contract/console/inventory.ts';
import { listSubscriptionProducts } from '@sesame/contract/console/subscriptions.ts';
import type { Titled } from '@sesame/contract/shared/local-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { DayCountField } from '../../ui/dialogs/day-count-field.tsx';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import type { ConsoleForm } from '../../ui/forms/use-console-form.ts';
import { bulkMessages } from './bulk.messages.ts';
import type { ExtensionValues, Scope } from './bulk.rules.ts';
import { useBulkTitle } from './bulk-title.ts';

/** The products and services to choose from. */
function useChoices(scope: Scope): readonly (Titled & { id: number })[] {
  const products = useConsoleQuery(listSubscriptionProducts, {}, { staleTime: 60_000 });
  const services = useConsoleQuery(listInventory, { query: {} }, { staleTime: 60_000 });
  return (scope === 'product' ? products.data : services.data) ?? [];
}

/** What the action does, in words. */
export function useExtensionTitle({ operation, scope }: ExtensionValues): string {
  const bulkTitle = useBulkTitle();
  const choices = useChoices(scope);
  const chosen = scope === 'all' ? undefined : operation[scope];
  const name = choices.find(({ id }) => id === chosen) ?? null;
  return bulkTitle({
    kind: 'extend_subscriptions',
    days: operation.days ?? 0,
    product: scope === 'product' ? name : null,
    service: scope === 'service' ? name : null,
  });
}

export function ExtensionFields({ form }: { form: ConsoleForm<ExtensionValues> }) {
  const t = useMessages(bulkMessages);
  const titleOf = useTitle();
  const { scope } = form.values;
  const choices = useChoices(scope);
  return (
    <>
      <DayCountField of={form.at('operation.days')} />
      <SegmentedFilter<Scope>
        label={t('scope')}
        onChange={(next) => form.change({ scope: next })}
        segments={[
          { value: 'all', label: t('everyone') },
          { value: 'product', label: t('byProduct') },
          { value: 'service', label: t('byService') },
        ]}
        value={scope}
      />
      {scope === 'all' ? null : (
        <SelectField
          key={scope}
          label={t(scope)}
          of={form.at(`operation.${scope}`)}
          options={choices.map((choice) => ({ value: choice.id, label: titleOf(choice) }))}
        />
      )}
    </>
  );
}
