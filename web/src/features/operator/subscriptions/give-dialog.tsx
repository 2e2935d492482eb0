import {
  giveSubscription,
  listSubscriptionProducts,
} from '@sesame/contract/operator-subscriptions.ts';
import { useState } from 'react';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { DaysField } from '../../../shell/console/days-field.tsx';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { BuyerPicker } from './buyer-picker.tsx';
import { subscriptionWords } from './subscriptions.words.ts';
import { touchedByLinks } from './touched-by-acts.ts';

type GiveDialogProps = { onGiven: (id: string) => void; onClose: () => void };

/** Any buyer, any product, any length, for nothing. */
export function GiveDialog({ onGiven, onClose }: GiveDialogProps) {
  const { t } = useI18n();
  const say = useWords(subscriptionWords);
  const [buyer, setBuyer] = useState<string>();
  const [product, setProduct] = useState('');
  const [plan, setPlan] = useState('');
  const [days, setDays] = useState('');
  const products = useOperatorQuery(listSubscriptionProducts, {}, { staleTime: 60_000 });
  const give = useOperatorMutation(giveSubscription, { touches: touchedByLinks });
  const plans = products.data?.find(({ id }) => String(id) === product)?.plans ?? [];
  return (
    <ReasonDialog
      act={give}
      lead={say('giveLead')}
      onClose={onClose}
      onReason={(reason) => {
        if (buyer === undefined) return;
        const duration = plan || `${Number(days)} ${days === '1' ? 'day' : 'days'}`;
        give.mutate(
          { body: { user: buyer, product: Number(product), duration, reason } },
          { onSuccess: ({ id }) => onGiven(id) },
        );
      }}
      problem={products.isError ? errorText(t, products.error) : undefined}
      submitLabel={say('give')}
      title={say('giveTitle')}
    >
      <BuyerPicker chosen={buyer} onChoose={setBuyer} />
      <Field label={say('product')}>
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
      <Field label={say('plan')}>
        <NativeSelect
          onChange={(event) => setPlan(event.target.value)}
          options={[
            { value: '', label: say('ownDays') },
            ...plans.map((duration) => ({ value: duration, label: formatTerm(t, duration) })),
          ]}
          value={plan}
        />
      </Field>
      {plan === '' ? <DaysField onChange={setDays} value={days} /> : null}
    </ReasonDialog>
  );
}
