import {
  type ConsoleProduct,
  planPrices,
  readProduct,
} from '@sesame/contract/console/catalogue.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { PriceLines } from './price-lines.tsx';
import {
  parseDateTime,
  planFrom,
  plannedOf,
  planProblemsOf,
  utcOf,
} from './product-draft.rules.ts';
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
  const [edited, setEdited] = useState(() => planFrom(product));
  const [tried, setTried] = useState(false);
  const plan = useConsoleMutation(planPrices, { touches: [readProduct] });
  const moment = parseDateTime(edited.takesEffectAt);
  const problems = planProblemsOf(edited, new Date());
  const submit = () => {
    setTried(true);
    if (!problems.ok) return;
    const body = { ...plannedOf(edited), version: product.version };
    plan.mutate({ params: { id: String(product.id) }, body }, { onSuccess: onPlanned });
  };
  return (
    <ActionDialog
      action={{ ...plan, loadLatest: onLoadLatest }}
      cancelLabel={t('planBack')}
      lead={t('planHint')}
      onClose={onClose}
      onSubmit={submit}
      problem={tried && problems.empty && !plan.isError ? t(problems.empty) : undefined}
      submitLabel={t('planSave')}
      title={t('planTitle')}
    >
      <Field
        error={tried && problems.moment ? t(problems.moment) : undefined}
        hint={
          moment === undefined ? t('planMomentHint') : t('planMomentUtc', { utc: utcOf(moment) })
        }
        label={t('planMoment')}
      >
        <Input
          className="max-w-[260px]"
          onChange={(event) => setEdited({ ...edited, takesEffectAt: event.target.value })}
          type="datetime-local"
          value={edited.takesEffectAt}
        />
      </Field>
      <PriceLines
        lines={edited.prices}
        onChange={(prices) => setEdited({ ...edited, prices })}
        problems={tried ? problems.lines : undefined}
      />
    </ActionDialog>
  );
}
