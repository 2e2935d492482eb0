import type { ServiceInventory } from '@sesame/contract/console/inventory.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Status } from '../../../ui/data/status.tsx';
import { inventoryMessages } from '../../ui/inventory/inventory.messages.ts';

const labels = { good: 'levelGood', low: 'levelLow', empty: 'levelEmpty' } as const;
const kinds = { good: 'active', low: 'unpaid', empty: 'expired' } as const;

export function LevelStatus({ level }: { level: ServiceInventory['level'] }) {
  const t = useMessages(inventoryMessages);
  return <Status kind={kinds[level]}>{t(labels[level])}</Status>;
}
