import {
  getTelegramNotifications,
  type TelegramNotifications as Notifications,
  updateTelegramNotifications,
} from '@sesame/contract/shop/telegram.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTelegramNotifications } from '../../../api/account-queries.ts';
import { useRouteMutation } from '../../../api/client/route-mutation.ts';
import { routeKey, updateAnswer } from '../../../api/client/route-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { SettingRow } from '../../../ui/forms/setting-row.tsx';
import { Switch } from '../../../ui/forms/toggle.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { MessageLine } from '../message-line.tsx';
import { PartFailed } from '../part-failed.tsx';
import { usePassingMessage } from '../use-passing-message.ts';
import { useShown } from '../use-shown.ts';

const kinds: readonly (readonly [keyof Notifications, TextKey])[] = [
  ['subscription_ends', 'notifySubscriptionEnds'],
  ['payment_received', 'notifyPaymentReceived'],
  ['access_changed', 'notifyAccessChanged'],
  ['order_unpaid', 'notifyOrderUnpaid'],
  ['ticket_answered', 'notifyTicketAnswered'],
];

/** A switch takes effect at once, without Save. */
export function TelegramNotifications() {
  const { t } = useI18n();
  const { data: notifications, isPending, isFetching, refetch } = useTelegramNotifications();
  const { message, choose } = useChoosing();
  const shown = useShown(message);
  return (
    <SettingRow hint={t('notificationsHint')} label={t('notificationsTitle')}>
      {isPending ? <Skeleton className="h-33 w-full rounded-md" /> : null}
      {!isPending && !notifications ? (
        <PartFailed busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {notifications ? (
        <div className="grid gap-3">
          {kinds.map(([kind, text]) => (
            <Switch
              checked={notifications[kind]}
              key={kind}
              onChange={(event) => choose({ [kind]: event.target.checked })}
            >
              {t(text)}
            </Switch>
          ))}
        </div>
      ) : null}
      <div className="max-md:scroll-mb-24" ref={shown}>
        <MessageLine className="mt-3" message={message} />
      </div>
    </SettingRow>
  );
}

/** Optimistic; reverted when the server refuses. */
function useChoosing() {
  const { t } = useI18n();
  const client = useQueryClient();
  const { message, succeed, fail } = usePassingMessage();
  const queryKey = routeKey(getTelegramNotifications, {});
  const choosing = useRouteMutation(updateTelegramNotifications, {
    onMutate: async ({ body }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      updateAnswer(client, getTelegramNotifications, {}, (known) =>
        Object.assign({ ...known }, body),
      );
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
  return { message, choose: (body: Partial<Notifications>) => choosing.mutate({ body }) };
}
