import { useUser } from '../../api/queries.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ProfileForm } from './profile-form.tsx';
import { SettingsFailed, SettingsSkeleton } from './settings-states.tsx';

export function ProfileTab() {
  const { t } = useI18n();
  const { data: user, isFetching, isPending, refetch } = useUser();
  if (user) return <ProfileForm user={user} />;
  if (isPending) return <SettingsSkeleton />;
  return (
    <SettingsFailed
      busy={isFetching}
      onRetry={() => void refetch()}
      title={t('profileUnavailable')}
    />
  );
}
