import { getUser, type User, updateUser } from '@sesame/contract/shop/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouteMutation } from '../../api/client/route-mutation.ts';
import { routeKey } from '../../api/client/route-query.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { SettingRow } from '../../ui/forms/setting-row.tsx';
import { Switch } from '../../ui/forms/toggle.tsx';
import { MessageLine } from './message-line.tsx';
import { usePassingMessage } from './use-passing-message.ts';
import { useShown } from './use-shown.ts';

/** Emails that the buyer can turn off. The switch takes effect at once, without Save. */
export function MailNotificationsRow({ user }: { user: User }) {
  const { t } = useI18n();
  const client = useQueryClient();
  const { message, succeed, fail } = usePassingMessage();
  const shown = useShown(message);
  const choosing = useRouteMutation(updateUser, {
    onSuccess: (saved) => {
      client.setQueryData(routeKey(getUser, {}), saved);
      succeed(t('profileSaved'));
    },
    onError: (error) => fail(errorText(t, error)),
  });
  // Shown as chosen while it is being saved; after a refusal the stored choice is back.
  const chosen = choosing.isPending ? choosing.variables.body.unpaid_mails : undefined;
  return (
    <SettingRow hint={t('emailNotificationsHint')} label={t('emailNotificationsTitle')}>
      <Switch
        checked={chosen ?? user.unpaid_mails}
        onChange={({ target }) => choosing.mutate({ body: { unpaid_mails: target.checked } })}
      >
        {t('unpaidMails')}
      </Switch>
      <div className="max-md:scroll-mb-24" ref={shown}>
        <MessageLine className="mt-3" message={message} />
      </div>
    </SettingRow>
  );
}
