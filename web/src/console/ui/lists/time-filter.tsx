import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { daysOf, listPeriods, writeDays } from '../../api/time-range.ts';
import { DaysChip } from './days-chip.tsx';
import { FilterChip } from './filter-chip.tsx';
import { listMessages } from './list.messages.ts';

type TimeFilterProps = {
  /** Undefined for a list that cannot be filtered by time. */
  period: string | undefined;
  days: string | undefined;
  onPeriod: (period: string) => void;
  onDays: (days: string) => void;
};

const CHOSEN_DAYS = 'chosen';

/** The filter by time: a period up to now, or days that are typed or chosen in a calendar. */
export function TimeFilter({ period, days, onPeriod, onDays }: TimeFilterProps) {
  const t = useMessages(listMessages);
  const [isChoosing, setChoosing] = useState(false);
  if (period === undefined || days === undefined) return null;
  if (isChoosing || days !== '') {
    return (
      <DaysChip
        focused={isChoosing}
        onChange={(next) => {
          // Days that were emptied in their field stay open to be typed anew.
          setChoosing(true);
          onDays(writeDays(next));
        }}
        onClear={() => {
          setChoosing(false);
          if (days !== '') onDays('');
        }}
        value={daysOf(days)}
      />
    );
  }
  return (
    <FilterChip
      clearLabel={t('clearOne', { name: t('date') })}
      label={t('date')}
      onChange={(chosen) => {
        setChoosing(chosen === CHOSEN_DAYS);
        onPeriod(chosen === CHOSEN_DAYS ? '' : chosen);
      }}
      options={[
        ...listPeriods.map((one) => ({ value: one, label: t(one) })),
        { value: CHOSEN_DAYS, label: t('chooseDays') },
      ]}
      value={period}
    />
  );
}
