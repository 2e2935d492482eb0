import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useI18n } from '../i18n/use-i18n.ts';
import { CenterState, IconDisc } from '../ui/data/state-view.tsx';
import { Button } from '../ui/primitives/button.tsx';
import { Icon } from '../ui/primitives/icon.tsx';

/**
 * A screen crashed or its code failed to load. Reloading the page resolves both.
 * @param as `div` inside a page that has landmarks
 */
export function ScreenFailed({ as: Box = 'main' }: { as?: 'main' | 'div' }) {
  const { t } = useI18n();
  useEffect(() => {
    // The connection was lost while the code was loading.
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <Box
      className={`grid place-items-center p-5 ${Box === 'main' ? 'min-h-dvh' : 'min-h-[60dvh]'}`}
    >
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
    </Box>
  );
}
