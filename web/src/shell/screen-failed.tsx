import { TriangleAlert } from 'lucide-react';
import { useI18n } from '../i18n/use-i18n.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { CenterState, IconDisc } from '../ui/state-view.tsx';

/** A screen broke or its code did not arrive. Loading the page anew is the way out of both. */
export function ScreenFailed() {
  const { t } = useI18n();
  return (
    <main className="grid min-h-dvh place-items-center p-5">
      <CenterState
        actions={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
        art={
          <IconDisc tone="danger">
            <Icon of={TriangleAlert} size={28} />
          </IconDisc>
        }
        role="alert"
        text={t('screenFailedHint')}
        title={t('screenFailed')}
      />
    </main>
  );
}
