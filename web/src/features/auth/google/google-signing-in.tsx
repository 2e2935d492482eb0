import { useI18n } from '../../../i18n/use-i18n.ts';
import { Spinner } from '../../../ui/primitives/spinner.tsx';

/** Replaces the form while a sign-in that returned from Google is finished. */
export function GoogleSigningIn() {
  const { t } = useI18n();
  return (
    <p className="flex min-h-12 items-center gap-3 text-text-secondary" role="status">
      <Spinner size={20} />
      {t('googleSigningIn')}
    </p>
  );
}
