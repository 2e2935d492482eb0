import type { NotificationChoice } from '@sesame/contract/console/notifications/notifications.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Select } from '../../ui/forms/select.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { notificationMessages, topicMessages } from './notifications.messages.ts';

type TopicsPanelProps = {
  choices: readonly NotificationChoice[];
  /** Whether the operator connected a chat with the bot. */
  canChat: boolean;
  onChange: (choices: NotificationChoice[]) => void;
};

const ways = ['off', 'mail', 'telegram', 'both'] as const;
type Way = (typeof ways)[number];

const channels = {
  off: { mail: false, telegram: false },
  mail: { mail: true, telegram: false },
  telegram: { mail: false, telegram: true },
  both: { mail: true, telegram: true },
} as const satisfies Readonly<Record<Way, object>>;

/** Without a chat everything wanted is mailed; what is chosen then also holds for a chat that is connected later. */
function wayOf({ mail, telegram }: NotificationChoice, canChat: boolean): Way {
  if (!canChat) return mail || telegram ? 'mail' : 'off';
  return (
    ways.find((way) => channels[way].mail === mail && channels[way].telegram === telegram) ?? 'off'
  );
}

/** One row per topic: how, and when. */
export function TopicsPanel({ choices, canChat, onChange }: TopicsPanelProps) {
  const t = useMessages(notificationMessages);
  return (
    <Panel title={t('topics')}>
      {choices.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
      <ul className="m-0 grid list-none gap-4 p-0">
        {choices.map((choice) => (
          <TopicRow
            canChat={canChat}
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
  canChat,
  onChange,
}: {
  choice: NotificationChoice;
  canChat: boolean;
  onChange: (choice: NotificationChoice) => void;
}) {
  const t = useMessages(notificationMessages);
  const topic = useMessages(topicMessages)(choice.topic);
  const way = wayOf(choice, canChat);
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)_11rem_14rem] items-center gap-3 max-md:grid-cols-2">
      <span className="wrap-anywhere font-medium max-md:col-span-2">{topic}</span>
      <Select
        label={t('channelOf', { topic })}
        onChange={(next) => {
          const chosen = ways.find((one) => one === next) ?? 'off';
          onChange({
            ...choice,
            ...channels[chosen],
            ...(!canChat && { telegram: chosen !== 'off' }),
          });
        }}
        options={ways
          .filter((one) => canChat || one === 'off' || one === 'mail')
          .map((value) => ({ value, label: t(value) }))}
        value={way}
      />
      <Select
        label={t('timingOf', { topic })}
        disabled={way === 'off'}
        onChange={(chosen) => onChange({ ...choice, digest: chosen === 'digest' })}
        options={[
          { value: 'now', label: t('now') },
          { value: 'digest', label: t('digest') },
        ]}
        value={choice.digest ? 'digest' : 'now'}
      />
    </li>
  );
}
