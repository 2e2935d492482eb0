import type { NotificationTimes } from '@sesame/contract/console/notifications/notifications.ts';
import { timeZonesWith } from '../../../i18n/dates/time-zones.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Checkbox } from '../../../ui/forms/toggle.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { notificationMessages } from './notifications.messages.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
const NIGHT = { quiet_from: 22, quiet_until: 8 };

type TimesPanelProps = {
  times: NotificationTimes;
  onChange: (times: Partial<NotificationTimes>) => void;
};

/** Time zone, hour of the digest, quiet hours. */
export function TimesPanel({ times, onChange }: TimesPanelProps) {
  const t = useMessages(notificationMessages);
  const { quiet_from: from, quiet_until: until } = times;
  return (
    <Panel title={t('times')}>
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <Field label={t('zone')}>
          <Select
            onChange={(chosen) => onChange({ time_zone: chosen })}
            options={timeZonesWith(times.time_zone)}
            value={times.time_zone}
          />
        </Field>
        <Field label={t('digestHour')}>
          <Select
            onChange={(chosen) => onChange({ digest_hour: Number(chosen) })}
            options={hours}
            value={String(times.digest_hour)}
          />
        </Field>
      </div>
      <Checkbox
        checked={from !== null}
        className="mt-4"
        onChange={({ target }) =>
          onChange(target.checked ? NIGHT : { quiet_from: null, quiet_until: null })
        }
      >
        {t('quiet')}
      </Checkbox>
      {from === null || until === null ? null : (
        <div className="mt-3 grid grid-cols-2 gap-4">
          <Field label={t('quietFrom')}>
            <Select
              onChange={(chosen) => onChange({ quiet_from: Number(chosen) })}
              options={hours}
              value={String(from)}
            />
          </Field>
          <Field label={t('quietUntil')}>
            <Select
              onChange={(chosen) => onChange({ quiet_until: Number(chosen) })}
              options={hours}
              value={String(until)}
            />
          </Field>
          <Checkbox
            checked={times.urgent_anytime}
            className="col-span-2"
            onChange={({ target }) => onChange({ urgent_anytime: target.checked })}
          >
            {t('urgent')}
          </Checkbox>
        </div>
      )}
    </Panel>
  );
}
