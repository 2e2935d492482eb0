import {
  changeNotifications,
  type NotificationSettings,
  readNotifications,
  testNotifications,
} from '@sesame/contract/console/notifications/notifications.ts';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { ConsolePage, Panel } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { notificationMessages } from './notifications.messages.ts';
import { TelegramChannel } from './telegram-channel.tsx';
import { TimesPanel } from './times-panel.tsx';
import { TopicsPanel } from './topics-panel.tsx';

/** What the operator is notified of, how and when. */
export function NotificationsScreen() {
  const t = useMessages(notificationMessages);
  useDocumentTitle(t('title'));
  const saved = useConsoleQuery(readNotifications, {});
  return (
    <ConsolePage title={t('title')}>
      <p className="-mt-3 mb-5 text-muted">{t('lead')}</p>
      {saved.data ? (
        <Choices key={choicesKey(saved.data)} saved={saved.data} />
      ) : (
        <NoAnswerYet failed={t('failed')} loading={t('loading')} query={saved} />
      )}
    </ConsolePage>
  );
}

/** Changes when choices are saved, not when Telegram is connected, so that unsaved choices stay. */
function choicesKey({ mail: _mail, telegram: _telegram, ...chosen }: NotificationSettings): string {
  return JSON.stringify(chosen);
}

function Choices({ saved }: { saved: NotificationSettings }) {
  const { t: tShop, language } = useI18n();
  const t = useMessages(notificationMessages);
  const [edited, setEdited] = useState(saved);
  const save = useConsoleMutation(changeNotifications, { touches: [readNotifications] });
  const { mail: _mail, telegram: _telegram, ...body } = edited;
  return (
    <form
      className="grid max-w-[960px] gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(
          { body: { ...body, language } },
          { onSuccess: () => showToast({ tone: 'success', title: t('saved') }) },
        );
      }}
    >
      <TopicsPanel
        canChat={saved.telegram.enabled && saved.telegram.account !== null}
        choices={edited.choices}
        onChange={(choices) => setEdited({ ...edited, choices })}
      />
      <TimesPanel onChange={(times) => setEdited({ ...edited, ...times })} times={edited} />
      <Channels saved={saved} />
      {save.error ? (
        <Note role="alert" tone="danger">
          {errorText(tShop, save.error)}
        </Note>
      ) : null}
      <div>
        <Button
          disabled={choicesKey(edited) === choicesKey(saved)}
          loading={save.isPending}
          type="submit"
        >
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

function Channels({ saved: { mail, telegram } }: { saved: NotificationSettings }) {
  const { t: tShop } = useI18n();
  const t = useMessages(notificationMessages);
  const test = useConsoleMutation(testNotifications, {});
  return (
    <Panel
      action={
        <Button
          disabled={!mail.enabled && telegram.account === null}
          loading={test.isPending}
          onClick={() =>
            test.mutate({}, { onSuccess: () => showToast({ tone: 'success', title: t('tested') }) })
          }
          size="sm"
          variant="outline"
        >
          {t('test')}
        </Button>
      }
      title={t('channels')}
    >
      <p className="wrap-anywhere">
        {t('mail')}: {mail.enabled ? mail.address : t('mailOff')}
      </p>
      {mail.refused_at === null ? null : (
        <Note className="mt-3" role="status" tone="warning">
          {t('mailRefused', { at: formatDateTime(mail.refused_at) })}
        </Note>
      )}
      <TelegramChannel telegram={telegram} />
      {test.error ? (
        <Note className="mt-3" role="alert" tone="danger">
          {errorText(tShop, test.error)}
        </Note>
      ) : null}
    </Panel>
  );
}
