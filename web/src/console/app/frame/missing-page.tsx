import { Lock, MapPinOff } from 'lucide-react';
import { useMessages } from '../../../i18n/messages.ts';
import { CenterState, IconDisc } from '../../../ui/data/state-view.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { consoleMessages } from '../console.messages.ts';

export function NoSuchPage() {
  const t = useMessages(consoleMessages);
  return (
    <div className="grid min-h-[60dvh] place-items-center p-5">
      <CenterState
        art={
          <IconDisc>
            <Icon of={MapPinOff} size={28} />
          </IconDisc>
        }
        text={t('noSuchPageHint')}
        title={t('noSuchPage')}
      />
    </div>
  );
}

export function NotAllowed() {
  const t = useMessages(consoleMessages);
  return (
    <div className="grid min-h-[60dvh] place-items-center p-5">
      <CenterState
        art={
          <IconDisc tone="warning">
            <Icon of={Lock} size={28} />
          </IconDisc>
        }
        text={t('notAllowedHint')}
        title={t('notAllowed')}
      />
    </div>
  );
}
