import { useMessages } from '../../../i18n/messages.ts';
import { daysOf, listPeriods, writeDays } from '../../api/time-filters.ts';
import { DaysChip } from './days-chip.tsx';
import { FilterChip } from './filter-chip.tsx';
import { listMessages } from './list.messages.ts';

type TimeFilterProps = {
  /** Undefined for a list that cannot be filtered by time. */
  value: string | undefined;
  onChange: (value: string) => void;
};

/** The filter by a period up to now, for lists that can be filtered by time. */
export function PeriodFilter({ value, onChange }: TimeFilterProps) {
  const t = useMessages(listMessages);
  if (value === undefined) return null;
  return (
    <FilterChip
      clearLabel={t('clearOne', { name: t('date') })}
      label={t('date')}
      onChange={onChange}
      options={listPeriods.map((period) => ({ value: period, label: t(period) }))}
      value={value}
    />
  );
}

/** The filter by days, for lists that can be filtered by time. */
export function DaysFilter({ value, onChange }: TimeFilterProps) {
  if (value === undefined) return null;
  return <DaysChip onChange={(days) => onChange(writeDays(days))} value={daysOf(value)} />;
}
