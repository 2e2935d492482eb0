import {
  type OperatorProduct,
  planPrices,
  readProduct,
} from '@sesame/contract/operator-catalogue.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PriceLines } from './price-lines.tsx';
import { momentOf, planFrom, plannedOf, planProblemsOf, utcOf } from './product-draft.rules.ts';
import { productWords } from './products.words.ts';

type PricePlanFormProps = {
  product: OperatorProduct;
  onPlanned: (product: OperatorProduct) => void;
  onLoadTheirs: () => Promise<void>;
  onClose: () => void;
};

/** All prices of a product, as they will be from a moment on. */
export function PricePlanForm({ product, onPlanned, onLoadTheirs, onClose }: PricePlanFormProps) {
  const say = useWords(productWords);
  const [edited, setEdited] = useState(() => planFrom(product));
  const [tried, setTried] = useState(false);
  const plan = useOperatorMutation(planPrices, { touches: [readProduct] });
  const moment = momentOf(edited.beginsAt);
  const problems = planProblemsOf(edited, new Date());
  const submit = () => {
    setTried(true);
    if (!problems.ok) return;
    const body = { ...plannedOf(edited), version: product.version };
    plan.mutate({ params: { id: String(product.id) }, body }, { onSuccess: onPlanned });
  };
  return (
    <ActDialog
      act={{ ...plan, loadTheirs: onLoadTheirs }}
      cancelLabel={say('planBack')}
      lead={say('planHint')}
      onClose={onClose}
      onSubmit={submit}
      problem={tried && problems.empty && !plan.isError ? say(problems.empty) : undefined}
      submitLabel={say('planSave')}
      title={say('planTitle')}
    >
      <Field
        error={tried && problems.moment ? say(problems.moment) : undefined}
        hint={
          moment === undefined
            ? say('planMomentHint')
            : say('planMomentUtc', { utc: utcOf(moment) })
        }
        label={say('planMoment')}
      >
        <Input
          className="max-w-[260px]"
          onChange={(event) => setEdited({ ...edited, beginsAt: event.target.value })}
          type="datetime-local"
          value={edited.beginsAt}
        />
      </Field>
      <PriceLines
        lines={edited.prices}
        onChange={(prices) => setEdited({ ...edited, prices })}
        problems={tried ? problems.lines : undefined}
      />
    </ActDialog>
  );
}
