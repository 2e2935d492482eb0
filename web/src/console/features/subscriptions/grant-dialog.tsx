import {
  grantDraft,
  grantSubscription,
  listSubscriptionProducts,
} from '@sesame/contract/console/subscriptions.ts';
import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { DayCountField } from '../../ui/dialogs/day-count-field.tsx';
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
  const titleOf = useTitle();
  const products = useConsoleQuery(listSubscriptionProducts, {}, { staleTime: 60_000 });
  const give = useConsoleMutation(grantSubscription, { touches: touchedByLinks });
  const form = useConsoleForm({
    schema: grantDraft,
    initial: {
      user: undefined as string | undefined,
      product: undefined as number | undefined,
      plan: null as string | null,
      days: undefined as number | undefined,
      reason: '',
    },
    body: ({ plan, days, ...rest }) =>
      plan === null ? { by: 'days', ...rest, days } : { by: 'plan', ...rest, duration: plan },
    save: ({ user, product, reason, ...length }) => {
      const duration =
        length.by === 'plan'
          ? length.duration
          : serializeDuration({ count: length.days, unit: 'day' });
      return give.mutateAsync({ body: { user, product, reason, duration } });
    },
    onSaved: ({ id }) => onGranted(id),
    loadLatest: give.loadLatest,
  });
  const { product, plan } = form.values;
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
        onChanged={() => form.change({ plan: null })}
        options={(products.data ?? []).map((product) => ({
          value: product.id,
          label: titleOf(product),
        }))}
      />
      <SelectField
        label={t('plan')}
        of={form.at('plan')}
        options={[
          { value: null, label: t('customDays') },
          ...plans.map((duration) => ({ value: duration, label: formatTerm(tShop, duration) })),
        ]}
      />
      {plan === null ? <DayCountField of={form.at('days')} /> : null}
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
