import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { inventoryMessages } from '../../ui/inventory/inventory.messages.ts';

/** Retires the selected items; they are counted and confirmed on the bulk actions screen. */
export function ChosenItems({
  chosen,
  onRetire,
}: {
  chosen: ReadonlySet<string>;
  onRetire: () => void;
}) {
  const t = useMessages(inventoryMessages);
  if (chosen.size === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-border border-t px-5 py-3 max-md:px-4">
      <span className="mr-auto" role="status">
        {t('chosen', { count: chosen.size })}
      </span>
      <Button onClick={onRetire} size="sm" variant="outline">
        {t('retire')}
      </Button>
    </div>
  );
}
