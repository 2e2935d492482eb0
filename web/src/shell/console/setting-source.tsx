import { formatDate } from '../../i18n/format.ts';
import { useWords } from '../../i18n/words.ts';
import { settingSourceWords } from './setting-source.words.ts';

type SettingSourceProps = {
  /** What is set, for those who hear one button after the other. */
  label: string;
  setting: { changed_at: string | null; changed_by: string | null };
  /** As a person reads it; empty: there is none. */
  standard: string;
  /** Undefined: it stands at the standard, or may not be changed. */
  onReset: (() => void) | undefined;
};

/** Under a setting: what holds without an operator's word, who gave the last one, and the way back. */
export function SettingSource({ label, setting, standard, onReset }: SettingSourceProps) {
  const say = useWords(settingSourceWords);
  const { changed_at: at, changed_by: name } = setting;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[.8125rem] text-muted leading-[18px]">
      <span className="wrap-anywhere">
        {say('standard', { value: standard || say('none') })}
        {at && name ? ` · ${say('changed', { name, date: formatDate(at) })}` : null}
      </span>
      {onReset ? (
        <button
          aria-label={say('resetOf', { label })}
          className="text-accent-text underline-offset-2 hover:underline pointer-coarse:min-h-11"
          onClick={onReset}
          type="button"
        >
          {say('reset')}
        </button>
      ) : null}
    </p>
  );
}
