import { unlinkTelegram } from '@sesame/contract/telegram.ts';
import type { User } from '@sesame/contract/users.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Confirmation } from './confirmation.tsx';

/** Whose Telegram it is, and the way to let go of it. */
export function TelegramConnected({ name }: { name: string }) {
  const { t } = useI18n();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          className="max-w-full"
          disabled
          icon={<Icon of={CircleCheck} />}
          variant="secondary"
        >
          <span className="truncate leading-5">{t('telegramConnected', { name })}</span>
        </Button>
        <Button onClick={() => setAsking(true)} variant="ghost">
          {t('telegramUnlink')}
        </Button>
      </div>
      <Confirmation
        confirmLabel={t('telegramUnlink')}
        onClose={() => setAsking(false)}
        onConfirm={async ({ password }) => {
          await call(unlinkTelegram, { body: { password } });
          setAsking(false);
          client.setQueryData<User>(queryKeys.user, (user) => user && { ...user, tg_data: null });
          client.removeQueries({ queryKey: queryKeys.telegramNotices });
        }}
        open={asking}
        text={t('telegramUnlinkText', { name })}
        title={t('telegramUnlinkTitle')}
      />
    </>
  );
}
