import { getUser } from '@sesame/contract/shop/session.ts';
import { getTelegramNotifications, unlinkTelegram } from '@sesame/contract/shop/telegram.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../api/client/call.ts';
import { routeKey, updateAnswer } from '../../../api/client/route-query.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { Confirmation } from '../security/confirmation.tsx';

/** The connected Telegram account, and the button to disconnect it. */
export function TelegramConnected({ name }: { name: string }) {
  const { t } = useI18n();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          className="max-w-full"
          disabled
          icon={<Icon of={CircleCheck} />}
          variant="secondary"
        >
          <span className="truncate leading-5" title={name}>
            {t('telegramConnected', { name })}
          </span>
        </Button>
        <Button onClick={() => setIsOpen(true)} variant="ghost">
          {t('telegramUnlink')}
        </Button>
      </div>
      <Confirmation
        confirmLabel={t('telegramUnlink')}
        onClose={() => setIsOpen(false)}
        onConfirm={async ({ password }) => {
          await call(unlinkTelegram, { body: { password } });
          setIsOpen(false);
          updateAnswer(client, getUser, {}, (user) => ({ ...user, tg_data: null }));
          client.removeQueries({ queryKey: routeKey(getTelegramNotifications) });
        }}
        open={isOpen}
        text={t('telegramUnlinkText', { name })}
        title={t('telegramUnlinkTitle')}
      />
    </>
  );
}
