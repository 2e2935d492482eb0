import {
  listStock,
  listWaitingDeliveries,
  readStock,
  substituteDelivery,
  type WaitingDelivery,
} from '@sesame/contract/operator-stock.ts';
import { useState } from 'react';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { fulfilmentWords } from './fulfilment.words.ts';

type SubstituteDialogProps = {
  delivery: WaitingDelivery;
  onGiven: () => void;
  onClose: () => void;
};

/** Another service instead, of those that have something to give. */
export function SubstituteDialog({ delivery, onGiven, onClose }: SubstituteDialogProps) {
  const { t } = useI18n();
  const say = useWords(fulfilmentWords);
  const [origin, setOrigin] = useState('');
  const stock = useOperatorQuery(listStock, { query: {} });
  const substitute = useOperatorMutation(substituteDelivery, {
    touches: [listWaitingDeliveries, listStock, readStock],
  });
  const services = (stock.data ?? []).filter(
    ({ id, level }) => id !== delivery.origin.id && level !== 'empty',
  );
  return (
    <ReasonDialog
      act={substitute}
      lead={say('substituteLead', { service: delivery.origin.title })}
      onClose={onClose}
      onReason={(reason) =>
        substitute.mutate(
          { params: { id: delivery.id }, body: { origin: Number(origin), reason } },
          { onSuccess: onGiven },
        )
      }
      problem={stock.isError ? errorText(t, stock.error) : undefined}
      submitLabel={say('give')}
      title={say('substituteTitle', { buyer: delivery.user.username })}
    >
      <Field label={say('instead')}>
        <NativeSelect
          onChange={(event) => setOrigin(event.target.value)}
          options={[
            { value: '', label: '–' },
            ...services.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          required
          value={origin}
        />
      </Field>
    </ReasonDialog>
  );
}
