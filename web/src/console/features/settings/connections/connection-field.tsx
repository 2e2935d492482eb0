import type { ConnectionSetting } from '@sesame/contract/console/settings/connections.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import type { FieldRef } from '../../../ui/forms/use-console-form.ts';
import { FixedSetting } from '../../../ui/settings/fixed-setting.tsx';
import { SettingControl } from '../../../ui/settings/setting-control.tsx';
import { connectionMessages } from './connections.messages.ts';
import { isConnectionMessage } from './is-connection-message.ts';

type ConnectionFieldProps = {
  setting: ConnectionSetting;
  of: FieldRef<string | null>;
  value: string | null;
  onChange: (value: string | null) => void;
  /** Its variable sets others too, and is named below them. */
  isGrouped?: boolean;
};

/** One setting of a connection; what the environment sets is shown as text with its variable. */
export function ConnectionField({ setting, of, value, onChange, isGrouped }: ConnectionFieldProps) {
  const t = useMessages(connectionMessages);
  const textOf = (key: string, otherwise: string) =>
    isConnectionMessage(key) ? t(key, { roots: setting.roots?.join(', ') ?? '' }) : otherwise;
  const { name, env, secret, source, required, choices } = setting;
  const label = textOf(`label_${name}`, name);
  const nameOf = (choice: string) => textOf(`choice_${choice}`, choice);
  if (source === 'environment') {
    const shown = choices && setting.value !== null ? nameOf(setting.value) : setting.value;
    const hasSecret = secret && setting.is_set;
    const fixed = { env, hasSecret, isGrouped, label, shown };
    return <FixedSetting {...fixed} />;
  }
  return (
    <SettingControl
      hint={textOf(`hint_${name}`, '')}
      isOptional={!required}
      isSaved={source === 'console'}
      isSecret={secret}
      label={label}
      of={of}
      onChange={onChange}
      options={choices?.map((choice) => ({ value: choice, label: nameOf(choice) })) ?? null}
      placeholder={setting.example}
      value={value}
    />
  );
}
