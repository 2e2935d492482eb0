import {
  changeNotifications,
  type NotificationSettings,
  readNotifications,
  testNotifications,
} from '@sesame/contract/console/notifications/notifications.ts';
import { useEffect, useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { FormSaveBar, FormView } from '../../ui/forms/form-view.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import type { ConsoleForm } from '../../ui/forms/use-console-form.ts';
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
        <Choices saved={saved.data} />
      ) : (
        <NoAnswerYet failed={t('failed')} loading={t('loading')} query={saved} />
      )}
    </ConsolePage>
  );
}

/** What is saved here; Telegram is connected, and mail is set up, elsewhere. */
function valuesOf({ mail: _mail, telegram: _telegram, ...chosen }: NotificationSettings) {
  return chosen;
}

function Choices({ saved }: { saved: NotificationSettings }) {
  const { language } = useI18n();
  const form = useCallForm({
    route: changeNotifications,
    touches: [readNotifications],
    initial: valuesOf(saved),
    body: (values) => ({ ...values, language }),
    savedAs: valuesOf,
  });
  useNewerChoices(form, saved);
  return (
    <div className="max-w-[960px]">
      <FormView className="grid gap-6" form={form}>
        <TopicsPanel
          canChat={saved.telegram.enabled && saved.telegram.account !== null}
          choices={form.values.choices}
          onChange={(choices) => form.change({ choices })}
        />
        <TimesPanel onChange={form.change} times={form.values} />
        <Channels saved={saved} />
      </FormView>
      <FormSaveBar form={form} />
    </div>
  );
}

/** Shows choices that were saved elsewhere, unless some are being edited here. */
function useNewerChoices(
  form: ConsoleForm<ReturnType<typeof valuesOf>>,
  saved: NotificationSettings,
): void {
  const latest = valuesOf(saved);
  const key = JSON.stringify(latest);
  const [shown, setShown] = useState(key);
  const adopts = key !== shown && !form.isDirty && !form.isSaving;
  useEffect(() => {
    if (!adopts) return;
    setShown(key);
    form.adopt(latest);
  });
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
