import type { NotificationChoice } from '@sesame/contract/console/notifications/notifications.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { notificationMessages, topicMessages } from './notifications.messages.ts';

type TopicsPanelProps = {
  choices: readonly NotificationChoice[];
  onChange: (choices: NotificationChoice[]) => void;
};

/** One row per topic: how, and when. */
export function TopicsPanel({ choices, onChange }: TopicsPanelProps) {
  const t = useMessages(notificationMessages);
  return (
    <Panel title={t('topics')}>
      {choices.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      <ul className="m-0 grid list-none gap-4 p-0">
        {choices.map((choice) => (
          <TopicRow
            choice={choice}
            key={choice.topic}
            onChange={(changed) =>
              onChange(choices.map((one) => (one.topic === changed.topic ? changed : one)))
            }
          />
        ))}
      </ul>
    </Panel>
  );
}

function TopicRow({
  choice,
  onChange,
}: {
  choice: NotificationChoice;
  onChange: (choice: NotificationChoice) => void;
}) {
  const t = useMessages(notificationMessages);
  const topic = useMessages(topicMessages)(choice.topic);
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)_11rem_14rem] items-center gap-3 max-md:grid-cols-2">
      <span className="wrap-anywhere font-medium max-md:col-span-2">{topic}</span>
      <NativeSelect
        aria-label={t('channelOf', { topic })}
        onChange={({ target }) => onChange({ ...choice, mail: target.value === 'mail' })}
        options={[
          { value: 'off', label: t('off') },
          { value: 'mail', label: t('mail') },
        ]}
        value={choice.mail ? 'mail' : 'off'}
      />
      <NativeSelect
        aria-label={t('timingOf', { topic })}
        disabled={!choice.mail}
        onChange={({ target }) => onChange({ ...choice, digest: target.value === 'digest' })}
        options={[
          { value: 'now', label: t('now') },
          { value: 'digest', label: t('digest') },
        ]}
        value={choice.digest ? 'digest' : 'now'}
      />
    </li>
  );
}
