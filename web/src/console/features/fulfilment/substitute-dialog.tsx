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
import { useTitle } from '../../../i18n/use-title.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { fulfilmentMessages } from './fulfilment.messages.ts';

type SubstituteDialogProps = {
  delivery: WaitingDelivery;
  onDelivered: () => void;
  onClose: () => void;
};

/** Replaces the service with another one that is in inventory. */
export function SubstituteDialog({ delivery, onDelivered, onClose }: SubstituteDialogProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(fulfilmentMessages);
  const titleOf = useTitle();
  const inventory = useConsoleQuery(listInventory, { query: {} });
  const services = (inventory.data ?? []).filter(
    ({ id, level }) => id !== delivery.service.id && level !== 'empty',
  );
  const form = useCallForm({
    route: substituteDelivery,
    params: { id: delivery.id },
    touches: [listWaitingDeliveries, listInventory, readInventory],
    initial: { service: undefined as number | undefined, reason: '' },
    onSaved: onDelivered,
  });
  return (
    <FieldDialog
      form={form}
      lead={t('substituteLead', { service: titleOf(delivery.service) })}
      onClose={onClose}
      problem={inventory.isError ? errorText(tShop, inventory.error) : undefined}
      submitLabel={t('substituteSubmit')}
      title={t('substituteTitle', { buyer: delivery.user.username })}
    >
      <SelectField
        label={t('newService')}
        of={form.at('service')}
        options={services.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
