import {
  listSubscriptionProducts,
  moveSubscription,
  type OperatorSubscription,
} from '@sesame/contract/operator-subscriptions.ts';
import { useState } from 'react';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { SegmentedFilter } from '../../../ui/segmented-filter.tsx';
import { BuyerPicker } from './buyer-picker.tsx';
import { subscriptionWords } from './subscriptions.words.ts';
import { touchedByLinks } from './touched-by-acts.ts';

type MoveDialogProps = {
  subscription: OperatorSubscription;
  onMoved: (moved: { subscription: string; days: number }) => void;
  onClose: () => void;
};

/** Moves what is left to another product or another buyer. */
export function MoveDialog({ subscription, onMoved, onClose }: MoveDialogProps) {
  const { t } = useI18n();
  const say = useWords(subscriptionWords);
  const [target, setTarget] = useState<'product' | 'buyer'>('product');
  const [product, setProduct] = useState('');
  const [buyer, setBuyer] = useState<string>();
  const products = useOperatorQuery(listSubscriptionProducts, {}, { staleTime: 60_000 });
  const move = useOperatorMutation(moveSubscription, { touches: touchedByLinks });
  const others = (products.data ?? []).filter(({ id }) => id !== subscription.product.id);
  const to = target === 'product' ? { product: Number(product) } : { user: buyer ?? '' };
  return (
    <ReasonDialog
      act={move}
      lead={say('moveLead')}
      onClose={onClose}
      onReason={(reason) =>
        move.mutate(
          {
            params: { id: subscription.id },
            body: { ...to, seen_end: subscription.ends_at, reason },
          },
          { onSuccess: onMoved },
        )
      }
      problem={products.isError ? errorText(t, products.error) : undefined}
      submitLabel={say('move')}
      title={say('moveTitle')}
    >
      <SegmentedFilter
        label={say('moveTo')}
        onChange={setTarget}
        segments={[
          { value: 'product', label: say('toProduct') },
          { value: 'buyer', label: say('toBuyer') },
        ]}
        value={target}
      />
      {target === 'product' ? (
        <Field label={say('product')}>
          <NativeSelect
            onChange={(event) => setProduct(event.target.value)}
            options={[
              { value: '', label: '–' },
              ...others.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
            required
            value={product}
          />
        </Field>
      ) : (
        <BuyerPicker chosen={buyer} onChoose={setBuyer} />
      )}
    </ReasonDialog>
  );
}
