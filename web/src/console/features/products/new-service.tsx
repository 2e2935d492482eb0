import type { ConsoleService } from '@sesame/contract/console/catalogue.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { useMay } from '../../api/use-operator.ts';
import { ImportDialog } from '../../ui/inventory/import-dialog.tsx';
import { inventoryMessages } from '../../ui/inventory/inventory.messages.ts';
import { ServiceDialog } from '../../ui/inventory/service-dialog.tsx';

type NewServiceProps = {
  /** Suggested name. */
  title: string;
  onCreated: (service: ConsoleService) => void;
  onClose: () => void;
};

/** Creates a service and fills its inventory without leaving the product. */
export function NewService({ title, onCreated, onClose }: NewServiceProps) {
  const t = useMessages(inventoryMessages);
  const may = useMay();
  const [created, setCreated] = useState<ConsoleService>();
  if (created) {
    return (
      <ImportDialog
        cancelLabel={t('addLater')}
        inventory={created}
        onClose={onClose}
        onImported={onClose}
      />
    );
  }
  return (
    <ServiceDialog
      onClose={onClose}
      onSaved={(service) => {
        onCreated(service);
        if (may('inventory:write')) setCreated(service);
        else onClose();
      }}
      service={null}
      title={title}
    />
  );
}
