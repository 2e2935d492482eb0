import {
  linkOperatorTelegram,
  type NotificationSettings,
  readNotifications,
  unlinkOperatorTelegram,
} from '@sesame/contract/console/notifications/notifications.ts';
import { TELEGRAM_LINK_LIFETIME_S } from '@sesame/contract/shared/limits.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { telegramMessages } from './telegram.messages.ts';

const WAITING_MS = 3_000;

/** The operator's own chat with the bot: connect, disconnect, and whether the bot can write to it. */
export function TelegramChannel({ telegram }: { telegram: NotificationSettings['telegram'] }) {
  const { t: tShop } = useI18n();
  const t = useMessages(telegramMessages);
  const { enabled, account, blocked_at: blockedAt } = telegram;
  const link = useConsoleMutation(linkOperatorTelegram);
  const unlink = useConsoleMutation(unlinkOperatorTelegram, { touches: [readNotifications] });
  const isWaiting = link.data !== undefined && account === null;
  // START is pressed in another app, which cannot say so here.
  useConsoleQuery(readNotifications, {}, { everyMs: WAITING_MS, enabled: isWaiting });
  const error = link.error ?? unlink.error;
  return (
    <div className="mt-4 grid justify-items-start gap-3 border-border border-t pt-4">
      <p className="wrap-anywhere">
        {t('telegram')}: {account ?? t(enabled ? 'notConnected' : 'noBot')}
      </p>
      {isWaiting ? (
        <>
          <p className="text-muted" role="status">
            {t('waiting', { minutes: TELEGRAM_LINK_LIFETIME_S / 60 })}
          </p>
          <LinkButton href={link.data.url} rel="noreferrer" size="sm" target="_blank">
            {t('openChat')}
          </LinkButton>
        </>
      ) : null}
      {enabled && account === null && !isWaiting ? (
        <Button
          loading={link.isPending}
          onClick={() => link.mutate({})}
          size="sm"
          type="button"
          variant="outline"
        >
          {t('connect')}
        </Button>
      ) : null}
      {account === null ? null : (
        <Button
          loading={unlink.isPending}
          onClick={() => unlink.mutate({}, { onSuccess: () => link.reset() })}
          size="sm"
          type="button"
          variant="outline"
        >
          {t('disconnect')}
        </Button>
      )}
      {blockedAt === null ? null : (
        <Note role="status" tone="warning">
          {t('blocked', { at: formatDateTime(blockedAt) })}
        </Note>
      )}
      {error ? (
        <Note role="alert" tone="danger">
          {errorText(tShop, error)}
        </Note>
      ) : null}
    </div>
  );
}
