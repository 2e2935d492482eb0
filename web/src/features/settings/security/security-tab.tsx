import { useSecurity } from '../../../api/account-queries.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { DataRow } from '../data-row.tsx';
import { DeletionRow } from '../deletion-row.tsx';
import { SettingsFailed, SettingsSkeleton } from '../settings-states.tsx';
import { PasswordForm } from './password-form.tsx';
import { PasswordMissing } from './password-missing.tsx';
import { SecondFactorRow } from './second-factor-row.tsx';
import { SessionsRow } from './sessions-row.tsx';

export function SecurityTab() {
  const { t } = useI18n();
  const { data: security, isFetching, isPending, refetch } = useSecurity();
  if (isPending) return <SettingsSkeleton />;
  if (!security) {
    return (
      <SettingsFailed
        busy={isFetching}
        onRetry={() => void refetch()}
        title={t('securityUnavailable')}
      />
    );
  }
  return (
    <>
      {security.has_password ? <PasswordForm /> : <PasswordMissing />}
      <div className="mt-10 border-border border-t max-md:mt-8">
        <SecondFactorRow security={security} />
        <SessionsRow />
        <DataRow />
        <DeletionRow />
      </div>
    </>
  );
}
