import {
  listInventory,
  listWaitingDeliveries,
  readInventory,
  substituteDelivery,
  type WaitingDelivery,
} from '@sesame/contract/console/inventory.ts';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { fulfilmentMessages } from './fulfilment.messages.ts';

type SubstituteDialogProps = {
  delivery: WaitingDelivery;
  onGiven: () => void;
  onClose: () => void;
};

/** Replaces the service with another one that is in inventory. */
export function SubstituteDialog({ delivery, onGiven, onClose }: SubstituteDialogProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(fulfilmentMessages);
  const [service, setService] = useState('');
  const inventory = useConsoleQuery(listInventory, { query: {} });
  const substitute = useConsoleMutation(substituteDelivery, {
    touches: [listWaitingDeliveries, listInventory, readInventory],
  });
  const services = (inventory.data ?? []).filter(
    ({ id, level }) => id !== delivery.service.id && level !== 'empty',
  );
  return (
    <ReasonDialog
      action={substitute}
      lead={t('substituteLead', { service: delivery.service.title })}
      onClose={onClose}
      onReason={(reason) =>
        substitute.mutate(
          { params: { id: delivery.id }, body: { service: Number(service), reason } },
          { onSuccess: onGiven },
        )
      }
      problem={inventory.isError ? errorText(tShop, inventory.error) : undefined}
      submitLabel={t('give')}
      title={t('substituteTitle', { buyer: delivery.user.username })}
    >
      <Field label={t('instead')}>
        <NativeSelect
          onChange={(event) => setService(event.target.value)}
          options={[
            { value: '', label: '–' },
            ...services.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          required
          value={service}
        />
      </Field>
    </ReasonDialog>
  );
}
