import { useMessages } from '../../../../i18n/messages.ts';
import { Status } from '../../../../ui/data/status.tsx';
import { connectionMessages } from './connections.messages.ts';

export function ConnectionState({ ready }: { ready: boolean }) {
  const t = useMessages(connectionMessages);
  return <Status kind={ready ? 'active' : 'expired'}>{t(ready ? 'ready' : 'notReady')}</Status>;
}
