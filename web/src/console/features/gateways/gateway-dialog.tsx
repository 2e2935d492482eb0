import {
  type ConsoleProvider,
  changeProvider,
  listAllMethods,
  listProviders,
} from '@sesame/contract/console/payments/gateways.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/client/api-error.ts';
import { type FormatMessage, useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Checkbox } from '../../../ui/forms/toggle.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { gatewayMessages } from './gateways.messages.ts';
import { useSettingLabel } from './use-setting-label.ts';

type Setting = ConsoleProvider['settings'][number];

/** Edits the settings of a gateway: sends only what was typed or is to be removed. */
export function GatewayDialog({
  provider,
  onClose,
}: {
  provider: ConsoleProvider;
  onClose: () => void;
}) {
  const t = useMessages(gatewayMessages);
  const labelOf = useSettingLabel();
  const [typed, setTyped] = useState<Readonly<Record<string, string | null>>>({});
  const change = useConsoleMutation(changeProvider, { touches: [listProviders, listAllMethods] });
  const open = provider.settings.filter(({ source }) => source !== 'environment');
  return (
    <ReasonDialog
      action={change}
      lead={t('editLead')}
      onClose={onClose}
      onReason={(reason) =>
        change.mutate(
          {
            params: { provider: provider.provider },
            body: {
              version: provider.version,
              values: Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')),
              reason,
            },
          },
          { onSuccess: onClose },
        )
      }
      problem={wrongIn(change.error, t, labelOf)}
      submitLabel={t('save')}
      title={t('editTitle', { title: provider.title })}
    >
      {open.map((setting) => (
        <SettingField
          key={setting.name}
          onChange={(value) => setTyped({ ...typed, [setting.name]: value })}
          setting={setting}
          value={typed[setting.name] ?? (typed[setting.name] === null ? null : '')}
        />
      ))}
    </ReasonDialog>
  );
}

/** The setting that the server rejected, and what it must be. */
function wrongIn(
  error: unknown,
  t: FormatMessage<keyof (typeof gatewayMessages)['en']>,
  labelOf: (name: string) => string,
): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'setting_wrong') return undefined;
  const { field, expected } = error.details;
  if (typeof field !== 'string' || typeof expected !== 'string') return undefined;
  return t('problemWrong', { field: labelOf(field), expected });
}

/** @param value null: to be removed; empty: unchanged */
function SettingField({
  setting,
  value,
  onChange,
}: {
  setting: Setting;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const t = useMessages(gatewayMessages);
  const labelOf = useSettingLabel();
  const kept = setting.source === 'console';
  return (
    <div className="grid gap-2">
      <Field hint={setting.description} label={labelOf(setting.name)}>
        <Input
          autoComplete="off"
          disabled={value === null}
          maxLength={5000}
          onChange={(event) => onChange(event.target.value)}
          placeholder={setting.secret && kept ? t('kept') : (setting.value ?? setting.example)}
          type={setting.secret ? 'password' : 'text'}
          value={value ?? ''}
        />
      </Field>
      {kept ? (
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
