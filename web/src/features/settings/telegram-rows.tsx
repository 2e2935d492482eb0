import type { User } from '@sesame/contract/users.ts';
import { runtimeConfig } from '../../api/config.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { SettingRow } from '../../ui/setting-row.tsx';
import { ConnectTelegram } from './connect-telegram.tsx';
import { TelegramConnected } from './telegram-connected.tsx';
import { TelegramNotices } from './telegram-notices.tsx';

/** Nothing in a shop without a bot, unless the account is connected from before. */
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
      {runtimeConfig.telegram && linked ? <TelegramNotices /> : null}
    </>
  );
}
