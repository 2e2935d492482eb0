import type { ConnectionSetting } from '@sesame/contract/console/settings/connections.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { Checkbox } from '../../../../ui/forms/toggle.tsx';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { TextField } from '../../../ui/forms/text-fields.tsx';
import type { FieldRef } from '../../../ui/forms/use-console-form.ts';
import { connectionMessages } from './connections.messages.ts';
import { isConnectionMessage } from './is-connection-message.ts';

type ConnectionFieldProps = {
  setting: ConnectionSetting;
  of: FieldRef<string | null>;
  value: string | null;
  onChange: (value: string | null) => void;
};

/** One setting of a connection; what the environment sets is shown as text with its variable. */
export function ConnectionField({ setting, of, value, onChange }: ConnectionFieldProps) {
  const t = useMessages(connectionMessages);
  const textOf = (key: string, otherwise: string) =>
    isConnectionMessage(key) ? t(key) : otherwise;
  const { name, env, secret, source, required, choices } = setting;
  const label = textOf(`label_${name}`, name);
  const nameOf = (choice: string) => textOf(`choice_${choice}`, choice);
  if (source === 'environment') {
    const shown = choices && setting.value !== null ? nameOf(setting.value) : setting.value;
    return (
      <div className="grid min-w-0 gap-1">
        <p className="type-label">{label}</p>
        <p className="wrap-anywhere">{secret ? t('secretSaved') : (shown ?? t('none'))}</p>
        <p className="text-[.8125rem] text-muted leading-[18px]">{t('fixed', { env })}</p>
      </div>
    );
  }
  const isSaved = source === 'console';
  const common = {
    disabled: value === null,
    hint: textOf(`hint_${name}`, ''),
    label: required ? label : t('optional', { label }),
    of,
  };
  return (
    <div className="grid min-w-0 gap-2">
      {choices === null ? (
        <TextField
          {...common}
          autoComplete="off"
          placeholder={secret && isSaved ? t('secretSaved') : setting.example}
          spellCheck={false}
          type={secret ? 'password' : 'text'}
        />
      ) : (
        <SelectField
          {...common}
          options={choices.map((choice) => ({ value: choice, label: nameOf(choice) }))}
        />
      )}
      {secret && isSaved ? (
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
