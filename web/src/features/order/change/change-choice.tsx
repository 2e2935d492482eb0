import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { useProducts } from '../../../api/queries.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';

type ChangeChoiceProps = { product: SubPlan; onChoose: (productId: number) => void };

/** The service to change to: another plan of the same one, or any other that is sold. */
export function ChangeChoice({ product, onChoose }: ChangeChoiceProps) {
  const { t } = useI18n();
  const products = useProducts();
  const sold = products.data?.filter(({ id, active }) => active || id === product.id) ?? [product];
  return (
    <div className="mb-6">
      <Field label={t('changeTo')}>
        <NativeSelect
          onChange={(event) => onChoose(Number(event.target.value))}
          options={sold.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={String(product.id)}
        />
      </Field>
    </div>
  );
}
