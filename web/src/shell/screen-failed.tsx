import { TriangleAlert } from 'lucide-react';
import { useI18n } from '../i18n/use-i18n.ts';
import { CenterState, IconDisc } from '../ui/data/state-view.tsx';
import { Button } from '../ui/primitives/button.tsx';
import { Icon } from '../ui/primitives/icon.tsx';

/** A screen crashed or its code failed to load. Reloading the page resolves both. */
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
