import { localText } from '@sesame/contract/shared/local-text.ts';
import { createContext, type ReactNode, use } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import type { Frame } from '../../ui/forms/field-frame.ts';
import type { FieldRef } from '../../ui/forms/use-console-form.ts';
import { FixedSetting } from '../../ui/settings/fixed-setting.tsx';
import { SettingControl } from '../../ui/settings/setting-control.tsx';
import { gatewayMessages } from './gateways.messages.ts';
import { findMistake, type Setting } from './paste-check.rules.ts';
import { useChoiceName, useSettingLabel } from './use-setting-label.ts';

type SettingFieldProps = {
  setting: Setting;
  of: FieldRef<string | null>;
  value: string | null;
  onChange: (value: string | null) => void;
  /** Below the field: another way to fill it in. */
  picker?: ReactNode;
};

/** A setting by its human name. A mistake in it is named as soon as it is pasted. */
export function SettingField({ setting, of, value, onChange, picker }: SettingFieldProps) {
  const { language } = useI18n();
  const t = useMessages(gatewayMessages);
  const labelOf = useSettingLabel();
  const nameOf = useChoiceName();
  const { name, env, secret, source, required, checks, choices } = setting;
  const label = labelOf(name);
  const hint = localText(language, setting.description, setting.description_ru);
  if (source === 'environment') {
    const shown = setting.value === null ? null : nameOf(setting, setting.value);
    return <FixedSetting env={env} hasSecret={secret} label={label} shown={shown} />;
  }
  const mistake = findMistake({ checks }, value);
  const isSaved = source === 'console';
  return (
    <MistakeContext
      value={
        mistake && {
          isWrong: mistake.is_wrong,
          text: localText(language, mistake.text, mistake.text_ru),
        }
      }
    >
      <SettingControl
        frame={FieldWithMistake}
        hint={hint}
        isOptional={!required && setting.value === null}
        isSaved={isSaved}
        isSecret={secret}
        label={label}
        of={of}
        onChange={onChange}
        options={
          choices && [
            ...(isSaved || setting.value === null
              ? [{ value: '', label: t(isSaved ? 'standard' : 'notSet') }]
              : []),
            ...choices.map((choice) => ({
              value: choice.value,
              label: nameOf(setting, choice.value),
            })),
          ]
        }
        value={value}
      >
        {picker}
      </SettingControl>
    </MistakeContext>
  );
}

const MistakeContext = createContext<{ isWrong: boolean; text: string } | undefined>(undefined);

/** Form fields show errors only after they are left; a pasted mistake is shown at once. */
const FieldWithMistake: Frame = (props) => {
  const mistake = use(MistakeContext);
  if (mistake?.isWrong) return <Field {...props} error={mistake.text} />;
  if (mistake === undefined) return <Field {...props} />;
  return <Field {...props} hint={<span className="text-warning-text">{mistake.text}</span>} />;
};
