import { type DurationUnit, parseDuration } from '@sesame/contract/shared/durations.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';
import type { Translate } from './use-i18n.ts';

const keys: Readonly<Record<DurationUnit, TextKey>> = {
  day: 'days',
  month: 'months',
  year: 'years',
};

/** A serialized duration as text: `3 mons` → "3 months", «3 месяца». An unknown one is shown unchanged. */
export function formatTerm(t: Translate, duration: string): string {
  const parsed = parseDuration(duration);
  return parsed ? t(keys[parsed.unit], { count: parsed.count }) : duration;
}
