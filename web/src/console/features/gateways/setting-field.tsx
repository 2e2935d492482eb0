import { localText } from '@sesame/contract/shared/local-text.ts';
import { createContext, type ReactNode, use } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Checkbox } from '../../../ui/forms/toggle.tsx';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import type { Frame } from '../../ui/forms/field-frame.ts';
import { TextField } from '../../ui/forms/text-fields.tsx';
import type { FieldRef } from '../../ui/forms/use-console-form.ts';
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
    return (
      <div className="grid min-w-0 gap-1">
        <p className="type-label">{label}</p>
        <p className="wrap-anywhere">
          {secret ? t('secretSaved') : <code>{nameOf(setting, setting.value ?? '')}</code>}
        </p>
        <p className="text-[.8125rem] text-muted leading-[18px]">{t('fixed', { env })}</p>
      </div>
    );
  }
  const mistake = findMistake({ checks }, value);
  const isSaved = source === 'console';
  const common = {
    disabled: value === null,
    hint,
    label: required || setting.value !== null ? label : t('optional', { label }),
    of,
  };
  return (
    <MistakeContext
      value={
        mistake && {
          isWrong: mistake.is_wrong,
          text: localText(language, mistake.text, mistake.text_ru),
        }
      }
    >
      <div className="grid gap-2">
        {choices === null ? (
          <TextField
            {...common}
            autoComplete="off"
            frame={FieldWithMistake}
            placeholder={secret && isSaved ? t('secretSaved') : ''}
            spellCheck={false}
            type={secret ? 'password' : 'text'}
          />
        ) : (
          <SelectField
            {...common}
            options={[
              ...(isSaved || setting.value === null
                ? [{ value: '', label: t(isSaved ? 'standard' : 'notSet') }]
                : []),
              ...choices.map((choice) => ({
                value: choice.value,
                label: nameOf(setting, choice.value),
              })),
            ]}
          />
        )}
        {picker}
        {secret && isSaved ? (
          <Checkbox
            checked={value === null}
            onChange={({ target }) => onChange(target.checked ? null : '')}
          >
            {t('clear')}
          </Checkbox>
        ) : null}
      </div>
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
