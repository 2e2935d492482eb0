import {
  chooseTelegramNotices,
  type TelegramNotices as Notices,
} from '@sesame/contract/telegram.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTelegramNotices } from '../../api/account-queries.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { SettingRow } from '../../ui/setting-row.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/toggle.tsx';
import { MessageLine } from './message-line.tsx';
import { PartFailed } from './part-failed.tsx';
import { usePassingMessage } from './use-passing-message.ts';
import { useShown } from './use-shown.ts';

const kinds: readonly (readonly [keyof Notices, TextKey])[] = [
  ['subscription_ends', 'noticeSubscriptionEnds'],
  ['payment_received', 'noticePaymentReceived'],
  ['access_changed', 'noticeAccessChanged'],
  ['ticket_answered', 'noticeTicketAnswered'],
];

/** A switch counts at once, without Save. */
export function TelegramNotices() {
  const { t } = useI18n();
  const { data: notices, isPending, isFetching, refetch } = useTelegramNotices();
  const { message, choose } = useChoosing();
  const news = useShown(message);
  return (
    <SettingRow hint={t('noticesHint')} label={t('noticesTitle')}>
      {isPending ? <Skeleton className="h-33 w-full rounded-md" /> : null}
      {!isPending && !notices ? (
        <PartFailed busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {notices ? (
        <div className="grid gap-3">
          {kinds.map(([kind, text]) => (
            <Switch
              checked={notices[kind]}
              key={kind}
              onChange={(event) => choose({ [kind]: event.target.checked })}
            >
              {t(text)}
            </Switch>
          ))}
        </div>
      ) : null}
      <div className="max-md:scroll-mb-24" ref={news}>
        <MessageLine className="mt-3" message={message} />
      </div>
    </SettingRow>
  );
}

/** Drawn before the server agrees, and taken back when it does not. */
function useChoosing() {
  const { t } = useI18n();
  const client = useQueryClient();
  const { message, succeed, fail } = usePassingMessage();
  const queryKey = queryKeys.telegramNotices;
  const choosing = useMutation({
    mutationFn: (choice: Partial<Notices>) => call(chooseTelegramNotices, { body: choice }),
    onMutate: async (choice) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Notices>(queryKey);
      client.setQueryData<Notices>(queryKey, (known) => known && { ...known, ...choice });
      return before;
    },
    onSuccess: (agreed) => {
      client.setQueryData(queryKey, agreed);
      succeed(t('profileSaved'));
    },
    onError: (error, _, before) => {
      client.setQueryData(queryKey, before);
      fail(errorText(t, error));
    },
  });
  return { message, choose: choosing.mutate };
}
