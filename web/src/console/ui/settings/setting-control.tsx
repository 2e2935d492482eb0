import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Checkbox } from '../../../ui/forms/toggle.tsx';
import { SelectField } from '../forms/choice-fields.tsx';
import type { Frame } from '../forms/field-frame.ts';
import { TextField } from '../forms/text-fields.tsx';
import type { FieldRef } from '../forms/use-console-form.ts';
import { settingControlMessages } from './setting-control.messages.ts';

type SettingControlProps = {
  label: string;
  hint: string;
  isOptional: boolean;
  isSecret: boolean;
  /** Whether the console has saved a value, which a secret may be cleared of. */
  isSaved: boolean;
  /** The possible values; null for any text. */
  options: readonly { value: string; label: string }[] | null;
  placeholder?: string;
  frame?: Frame | undefined;
  of: FieldRef<string | null>;
  /** Null while the saved value is to be removed. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Between the field and the box that clears a secret. */
  children?: ReactNode;
};

/** A setting that the console seals: a text, a secret that is never shown again, or a choice. */
export function SettingControl({
  label,
  hint,
  isOptional,
  isSecret,
  isSaved,
  options,
  placeholder = '',
  frame,
  of,
  value,
  onChange,
  children,
}: SettingControlProps) {
  const t = useMessages(settingControlMessages);
  const common = {
    disabled: value === null,
    hint,
    label: isOptional ? t('optional', { label }) : label,
    of,
  };
  return (
    <div className="grid min-w-0 gap-2">
      {options === null ? (
        <TextField
          {...common}
          {...(frame && { frame })}
          autoComplete="off"
          placeholder={isSecret && isSaved ? t('secretSaved') : placeholder}
          spellCheck="false"
          type={isSecret ? 'password' : 'text'}
        />
      ) : (
        <SelectField {...common} options={options} />
      )}
      {children}
      {isSecret && isSaved ? (
        <Checkbox
          checked={value === null}
          onChange={({ target }) => onChange(target.checked ? null : '')}
        >
          {t('clear')}
        </Checkbox>
      ) : null}
    </div>
  );
}
