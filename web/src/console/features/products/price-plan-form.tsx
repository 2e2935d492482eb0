import {
  type ConsoleProduct,
  planPrices,
  readProduct,
} from '@sesame/contract/console/catalogue.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { DateTimeField } from '../../ui/forms/date-time-field.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { PriceLines } from './price-lines.tsx';
import { planOf, utcOf, withoutKey } from './product-values.rules.ts';
import { productMessages } from './products.messages.ts';

type PricePlanFormProps = {
  product: ConsoleProduct;
  onPlanned: (product: ConsoleProduct) => void;
  onLoadLatest: () => Promise<void>;
  onClose: () => void;
};

/** All prices of a product from a given time on. */
export function PricePlanForm({ product, onPlanned, onLoadLatest, onClose }: PricePlanFormProps) {
  const t = useMessages(productMessages);
  const form = useCallForm({
    route: planPrices,
    params: { id: String(product.id) },
    touches: [readProduct],
    initial: planOf(product),
    body: ({ takes_effect_at, prices }) => ({
      takes_effect_at,
      prices: prices.map(withoutKey),
      version: product.version,
    }),
    alsoCheck: ({ takes_effect_at: at = '', prices }) => ({
      ...(Date.parse(at) <= Date.now() && { takes_effect_at: t('timePast') }),
      ...(prices.length === 0 && { prices: t('planEmpty') }),
    }),
    onSaved: onPlanned,
    loadLatest: onLoadLatest,
  });
  const utc = utcOf(form.values.takes_effect_at);
  return (
    <FieldDialog
      cancelLabel={t('planBack')}
      form={form}
      lead={t('planHint')}
      onClose={onClose}
      submitLabel={t('planSave')}
      title={t('planTitle')}
    >
      <DateTimeField
        hint={utc === undefined ? t('planMomentHint') : t('planMomentUtc', { utc })}
        label={t('planMoment')}
        of={form.at('takes_effect_at')}
      />
      <PriceLines of={form.at('prices')} />
    </FieldDialog>
  );
}
