import {
  type ConsoleSubscription,
  listSubscriptionProducts,
  moveSubscription,
} from '@sesame/contract/console/subscriptions.ts';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { BuyerPicker } from './buyer-picker.tsx';
import { subscriptionMessages } from './subscriptions.messages.ts';
import { touchedByLinks } from './touched-by-actions.ts';

type MoveDialogProps = {
  subscription: ConsoleSubscription;
  onMoved: (moved: { subscription: string; days: number }) => void;
  onClose: () => void;
};

/** Moves the remaining days to another product or buyer. */
export function MoveDialog({ subscription, onMoved, onClose }: MoveDialogProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(subscriptionMessages);
  const [target, setTarget] = useState<'product' | 'buyer'>('product');
  const [product, setProduct] = useState('');
  const [buyer, setBuyer] = useState<string>();
  const products = useConsoleQuery(listSubscriptionProducts, {}, { staleTime: 60_000 });
  const move = useConsoleMutation(moveSubscription, { touches: touchedByLinks });
  const others = (products.data ?? []).filter(({ id }) => id !== subscription.product.id);
  const to = target === 'product' ? { product: Number(product) } : { user: buyer ?? '' };
  return (
    <ReasonDialog
      action={move}
      lead={t('moveLead')}
      onClose={onClose}
      onReason={(reason) =>
        move.mutate(
          {
            params: { id: subscription.id },
            body: { ...to, expected_end: subscription.ends_at, reason },
          },
          { onSuccess: onMoved },
        )
      }
      problem={products.isError ? errorText(tShop, products.error) : undefined}
      submitLabel={t('move')}
      title={t('moveTitle')}
    >
      <SegmentedFilter
        label={t('moveTo')}
        onChange={setTarget}
        segments={[
          { value: 'product', label: t('toProduct') },
          { value: 'buyer', label: t('toBuyer') },
        ]}
        value={target}
      />
      {target === 'product' ? (
        <Field label={t('product')}>
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
