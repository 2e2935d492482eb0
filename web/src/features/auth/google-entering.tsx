import { useI18n } from '../../i18n/use-i18n.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** In place of the form while a sign-in that came back from Google is finished. */
export function GoogleEntering() {
  const { t } = useI18n();
  return (
    <p className="flex min-h-12 items-center gap-3 text-text-secondary" role="status">
      <Spinner size={20} />
      {t('googleEntering')}
    </p>
  );
}
