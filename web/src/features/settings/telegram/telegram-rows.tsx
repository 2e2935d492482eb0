import type { User } from '@sesame/contract/shop/session.ts';
import { runtimeConfig } from '../../../api/client/config.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { SettingRow } from '../../../ui/forms/setting-row.tsx';
import { ConnectTelegram } from './connect-telegram.tsx';
import { TelegramConnected } from './telegram-connected.tsx';
import { TelegramNotifications } from './telegram-notifications.tsx';

/** Empty in a shop without a bot, unless the account is still connected. */
export function TelegramRows({ user }: { user: User }) {
  const { t } = useI18n();
  const linked = user.tg_data;
  if (!runtimeConfig.telegram && !linked) return null;
  return (
    <>
      <SettingRow hint={t('telegramHint')} label="Telegram">
        {linked ? (
          <TelegramConnected
            name={[linked.first_name, linked.last_name].filter(Boolean).join(' ')}
          />
        ) : (
          <ConnectTelegram />
        )}
      </SettingRow>
      {runtimeConfig.telegram && linked ? <TelegramNotifications /> : null}
    </>
  );
}
