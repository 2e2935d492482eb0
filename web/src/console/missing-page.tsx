import { Lock, MapPinOff } from 'lucide-react';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/icon.tsx';
import { CenterState, IconDisc } from '../ui/state-view.tsx';
import { consoleWords } from './console.words.ts';

export function NoSuchPage() {
  const say = useWords(consoleWords);
  return (
    <div className="grid min-h-[60dvh] place-items-center p-5">
      <CenterState
        art={
          <IconDisc>
            <Icon of={MapPinOff} size={28} />
          </IconDisc>
        }
        text={say('noSuchPageHint')}
        title={say('noSuchPage')}
      />
    </div>
  );
}

export function NotAllowed() {
  const say = useWords(consoleWords);
  return (
    <div className="grid min-h-[60dvh] place-items-center p-5">
      <CenterState
        art={
          <IconDisc tone="warning">
            <Icon of={Lock} size={28} />
          </IconDisc>
        }
        text={say('notAllowedHint')}
        title={say('notAllowed')}
      />
    </div>
  );
}
