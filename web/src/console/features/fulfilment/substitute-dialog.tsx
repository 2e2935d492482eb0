import {
  listInventory,
  listWaitingDeliveries,
  readInventory,
  substituteDelivery,
  type WaitingDelivery,
} from '@sesame/contract/console/inventory.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
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
  const inventory = useConsoleQuery(listInventory, { query: {} });
  const substitute = useConsoleMutation(substituteDelivery, {
    touches: [listWaitingDeliveries, listInventory, readInventory],
  });
  const services = (inventory.data ?? []).filter(
    ({ id, level }) => id !== delivery.service.id && level !== 'empty',
  );
  const form = useConsoleForm({
    schema: substituteDelivery.body,
    initial: { service: undefined as number | undefined, reason: '' },
    save: (body) => substitute.mutateAsync({ params: { id: delivery.id }, body }),
    onSaved: onGiven,
    loadLatest: substitute.loadLatest,
  });
  return (
    <FieldDialog
      form={form}
      lead={t('substituteLead', { service: delivery.service.title })}
      onClose={onClose}
      problem={inventory.isError ? errorText(tShop, inventory.error) : undefined}
      submitLabel={t('give')}
      title={t('substituteTitle', { buyer: delivery.user.username })}
    >
      <SelectField
        label={t('instead')}
        of={form.at('service')}
        options={services.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
