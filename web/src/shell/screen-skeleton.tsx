import { useI18n } from '../i18n/use-i18n.ts';

/** The shape of a page whose code is still loading: the same as before any script (`build/first-paint-plugin.ts`). */
export function ScreenSkeleton() {
  const { t } = useI18n();
  return (
    <div className="screen-shape" role="status">
      <span className="sr-only">{t('loading')}</span>
    </div>
  );
}
