import {
  grantByDays,
  grantSubscription,
  listSubscriptionProducts,
} from '@sesame/contract/console/subscriptions.ts';
import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { DaysField } from '../../ui/dialogs/days-field.tsx';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { BuyerPicker } from './buyer-picker.tsx';
import { subscriptionMessages } from './subscriptions.messages.ts';
import { touchedByLinks } from './touched-by-actions.ts';

type GrantDialogProps = { onGranted: (id: string) => void; onClose: () => void };

/** Grants any buyer any product for any length, free of charge. */
export function GrantDialog({ onGranted, onClose }: GrantDialogProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(subscriptionMessages);
  const products = useConsoleQuery(listSubscriptionProducts, {}, { staleTime: 60_000 });
  const give = useConsoleMutation(grantSubscription, { touches: touchedByLinks });
  const [plan, setPlan] = useState<string | null>(null);
  const form = useConsoleForm({
    schema: plan === null ? grantByDays : grantSubscription.body,
    initial: {
      user: undefined as string | undefined,
      product: undefined as number | undefined,
      days: undefined as number | undefined,
      reason: '',
    },
    body: ({ days, ...rest }) => ({
      ...rest,
      ...(plan === null ? { days } : { duration: plan }),
    }),
    save: (body) => {
      if (!('days' in body)) return give.mutateAsync({ body });
      const { days, ...rest } = body;
      const duration = serializeDuration({ count: days, unit: 'day' });
      return give.mutateAsync({ body: { ...rest, duration } });
    },
    onSaved: ({ id }) => onGranted(id),
    loadLatest: give.loadLatest,
  });
  const { product } = form.values;
  const plans = products.data?.find(({ id }) => id === product)?.plans ?? [];
  return (
    <FieldDialog
      form={form}
      lead={t('grantLead')}
      onClose={onClose}
      problem={products.isError ? errorText(tShop, products.error) : undefined}
      submitLabel={t('grant')}
      title={t('grantTitle')}
    >
      <BuyerPicker of={form.at('user')} />
      <SelectField
        label={t('product')}
        of={form.at('product')}
        onChanged={() => setPlan(null)}
        options={(products.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      />
      <Field label={t('plan')}>
        <NativeSelect
          onChange={({ target }) => setPlan(target.value || null)}
          options={[
            { value: '', label: t('customDays') },
            ...plans.map((duration) => ({ value: duration, label: formatTerm(tShop, duration) })),
          ]}
          value={plan ?? ''}
        />
      </Field>
      {plan === null ? <DaysField of={form.at('days')} /> : null}
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
