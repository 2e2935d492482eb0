import { formatDate } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { settingSourceMessages } from './setting-source.messages.ts';

type SettingSourceProps = {
  /** The label of the setting, for the accessible name of the button. */
  label: string;
  setting: { changed_at: string | null; changed_by: string | null };
  /** The default, formatted; empty if there is none. */
  standard: string;
  /** Undefined when the setting has its default or may not be changed. */
  onReset: (() => void) | undefined;
};

/** Below a setting: its default, who changed it last, and a button to reset it. */
export function SettingSource({ label, setting, standard, onReset }: SettingSourceProps) {
  const t = useMessages(settingSourceMessages);
  const { changed_at: at, changed_by: name } = setting;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[.8125rem] text-muted leading-[18px]">
      <span className="wrap-anywhere">
        {t('standard', { value: standard || t('none') })}
        {at && name ? ` · ${t('changed', { name, date: formatDate(at) })}` : null}
      </span>
      {onReset ? (
        <button
          aria-label={t('resetOf', { label })}
          className="text-accent-text underline-offset-2 hover:underline pointer-coarse:min-h-11"
          onClick={onReset}
          type="button"
        >
          {t('reset')}
        </button>
      ) : null}
    </p>
  );
}
