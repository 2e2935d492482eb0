import { type DurationUnit, parseDuration } from '@sesame/contract/durations.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';
import type { Translate } from './use-i18n.ts';

const keys: Readonly<Record<DurationUnit, TextKey>> = {
  day: 'days',
  month: 'months',
  year: 'years',
};

/** A duration of the wire in words: `3 mons` → "3 months", «3 месяца». One we do not know is shown as it came. */
export function formatTerm(t: Translate, duration: string): string {
  const parsed = parseDuration(duration);
  return parsed ? t(keys[parsed.unit], { count: parsed.count }) : duration;
}
