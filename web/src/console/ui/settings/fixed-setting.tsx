import { useMessages } from '../../../i18n/messages.ts';
import { settingControlMessages } from './setting-control.messages.ts';

type FixedSettingProps = {
  label: string;
  /** The variable that sets it. */
  env: string;
  /** Its value; null without one. */
  shown: string | null;
  /** Set for a secret, of which only this is known. */
  hasSecret?: boolean | undefined;
  /** The sentence about the variable is below a group of settings. */
  isGrouped?: boolean | undefined;
};

/** A setting of the environment, which the console cannot change. */
export function FixedSetting({
  label,
  env,
  shown,
  hasSecret = false,
  isGrouped = false,
}: FixedSettingProps) {
  const t = useMessages(settingControlMessages);
  return (
    <div className="grid min-w-0 gap-1">
      <p className="type-label">{label}</p>
      <p className="wrap-anywhere">{hasSecret ? t('secretSaved') : (shown ?? t('none'))}</p>
      {isGrouped ? null : <SetBy env={env} />}
    </div>
  );
}

/** Which variable sets one or several settings, and how that can be changed. */
export function SetBy({ env }: Pick<FixedSettingProps, 'env'>) {
  const t = useMessages(settingControlMessages);
  return <p className="text-[.8125rem] text-muted leading-[18px]">{t('fixed', { env })}</p>;
}
