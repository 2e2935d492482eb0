import type { SubPlan } from '@sesame/contract/shop/catalogue.ts';
import { useActiveSubscriptions, useProducts } from '../../../api/queries.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';

type ChangeChoiceProps = {
  product: SubPlan;
  /** The subscription whose plan is changed. */
  changes: string;
  onChoose: (productId: number) => void;
};

/** The service to change to: another plan of the same one, or any other that is sold and not owned. */
export function ChangeChoice({ product, changes, onChoose }: ChangeChoiceProps) {
  const { t } = useI18n();
  const products = useProducts();
  const others = useActiveSubscriptions().data?.filter(({ id }) => id !== changes) ?? [];
  const owned = new Set(others.map(({ sub_plan_id: id }) => id));
  const sold = products.data?.filter(
    ({ id, active }) => id === product.id || (active && !owned.has(id)),
  ) ?? [product];
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
