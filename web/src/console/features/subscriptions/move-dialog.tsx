import {
  type ConsoleSubscription,
  listSubscriptionProducts,
  moveSubscription,
} from '@sesame/contract/console/subscriptions.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
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
  const titleOf = useTitle();
  const products = useConsoleQuery(listSubscriptionProducts, {}, { staleTime: 60_000 });
  const others = (products.data ?? []).filter(({ id }) => id !== subscription.product.id);
  const form = useCallForm({
    route: moveSubscription,
    params: { id: subscription.id },
    touches: touchedByLinks,
    initial: {
      target: 'product' as 'product' | 'buyer',
      product: undefined as number | undefined,
      user: undefined as string | undefined,
      reason: '',
    },
    body: ({ target, product, user, reason }) => ({
      // One of the two is required: without a choice its value is invalid.
      ...(target === 'product' ? { product: product ?? Number.NaN } : { user: user ?? '' }),
      expected_end: subscription.ends_at,
      reason,
    }),
    onSaved: onMoved,
  });
  return (
    <FieldDialog
      form={form}
      lead={t('moveLead')}
      onClose={onClose}
      problem={products.isError ? errorText(tShop, products.error) : undefined}
      submitLabel={t('move')}
      title={t('moveTitle')}
    >
      <SegmentedFilter
        label={t('moveTo')}
        onChange={(target) => form.change({ target })}
        segments={[
          { value: 'product', label: t('toProduct') },
          { value: 'buyer', label: t('toBuyer') },
        ]}
        value={form.values.target}
      />
      {form.values.target === 'product' ? (
        <SelectField
          label={t('product')}
          of={form.at('product')}
          options={others.map((product) => ({ value: product.id, label: titleOf(product) }))}
        />
      ) : (
        <BuyerPicker of={form.at('user')} />
      )}
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
