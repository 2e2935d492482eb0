import { USERNAME_MAX } from '@sesame/contract/shared/limits.ts';
import type { User } from '@sesame/contract/shop/session.ts';
import { runtimeConfig } from '../../api/client/config.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Input } from '../../ui/forms/input.tsx';
import { FieldRow } from '../../ui/forms/setting-row.tsx';
import { AvatarRow } from './avatar-row.tsx';
import { EmailRow } from './email-row.tsx';
import { MailNotificationsRow } from './mail-notifications-row.tsx';
import { SaveBar } from './save-bar.tsx';
import { Confirmation } from './security/confirmation.tsx';
import { TelegramRows } from './telegram/telegram-rows.tsx';
import { useProfileForm } from './use-profile-form.ts';

export function ProfileForm({ user }: { user: User }) {
  const { t } = useI18n();
  const profile = useProfileForm(user);
  const { errors } = profile;
  return (
    <>
      {/* On phones the focused field scrolls clear of the bar at the lower edge. */}
      <form
        className="max-md:[&_:is(a,button,input)]:scroll-mb-24"
        noValidate
        onSubmit={profile.onSubmit}
        ref={profile.form}
      >
        <AvatarRow user={user} />
        <FieldRow
          error={errors.username && t(errors.username)}
          hint={t('usernameHint')}
          label={t('usernameLabel')}
        >
          <Input
            autoCapitalize="none"
            autoComplete="nickname"
            maxLength={USERNAME_MAX}
            name="username"
            onChange={(event) => profile.type('username', event.target.value)}
            required
            spellCheck="false"
            value={profile.username}
          />
        </FieldRow>
        <EmailRow user={user} />
        <FieldRow
          error={errors.trc20 && t(errors.trc20)}
          hint={t('trc20Hint')}
          label={t('trc20Label')}
        >
          <Input
            autoCapitalize="none"
            autoComplete="off"
            className="[&_input]:font-mono"
            name="trc20"
            onChange={(event) => profile.type('trc20', event.target.value)}
            spellCheck="false"
            value={profile.trc20}
          />
        </FieldRow>
        {runtimeConfig.mail ? <MailNotificationsRow user={user} /> : null}
        <TelegramRows user={user} />
        <SaveBar busy={profile.busy} message={profile.message} sticky />
      </form>
      <Confirmation
        confirmLabel={t('save')}
        onClose={profile.stopConfirming}
        onConfirm={({ password }) => profile.confirm(password)}
        open={profile.confirming}
        text={
          profile.address
            ? t('trc20ConfirmText', { address: profile.address })
            : t('trc20RemoveText')
        }
        title={t('trc20Confirm')}
      />
    </>
  );
}
