import {
  grantSubscription,
  listSubscriptionProducts,
} from '@sesame/contract/console/subscriptions.ts';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { DaysField } from '../../ui/dialogs/days-field.tsx';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { BuyerPicker } from './buyer-picker.tsx';
import { subscriptionMessages } from './subscriptions.messages.ts';
import { touchedByLinks } from './touched-by-actions.ts';

type GiveDialogProps = { onGiven: (id: string) => void; onClose: () => void };

/** Grants any buyer any product for any length, free of charge. */
export function GiveDialog({ onGiven, onClose }: GiveDialogProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(subscriptionMessages);
  const [buyer, setBuyer] = useState<string>();
  const [product, setProduct] = useState('');
  const [plan, setPlan] = useState('');
  const [days, setDays] = useState('');
  const products = useConsoleQuery(listSubscriptionProducts, {}, { staleTime: 60_000 });
  const give = useConsoleMutation(grantSubscription, { touches: touchedByLinks });
  const plans = products.data?.find(({ id }) => String(id) === product)?.plans ?? [];
  return (
    <ReasonDialog
      action={give}
      lead={t('giveLead')}
      onClose={onClose}
      onReason={(reason) => {
        if (buyer === undefined) return;
        const duration = plan || `${Number(days)} ${days === '1' ? 'day' : 'days'}`;
        give.mutate(
          { body: { user: buyer, product: Number(product), duration, reason } },
          { onSuccess: ({ id }) => onGiven(id) },
        );
      }}
      problem={products.isError ? errorText(tShop, products.error) : undefined}
      submitLabel={t('give')}
      title={t('giveTitle')}
    >
      <BuyerPicker chosen={buyer} onChoose={setBuyer} />
      <Field label={t('product')}>
        <NativeSelect
          onChange={(event) => {
            setProduct(event.target.value);
            setPlan('');
          }}
          options={[
            { value: '', label: '–' },
            ...(products.data ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          required
          value={product}
        />
      </Field>
      <Field label={t('plan')}>
        <NativeSelect
          onChange={(event) => setPlan(event.target.value)}
          options={[
            { value: '', label: t('ownDays') },
            ...plans.map((duration) => ({ value: duration, label: formatTerm(tShop, duration) })),
          ]}
          value={plan}
        />
      </Field>
      {plan === '' ? <DaysField onChange={setDays} value={days} /> : null}
    </ReasonDialog>
  );
}
