import {
  changeProvider,
  listAllMethods,
  listProviders,
  type OperatorProvider,
} from '@sesame/contract/operator-gateways.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { type Say, useWords } from '../../../i18n/words.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Checkbox } from '../../../ui/toggle.tsx';
import { gatewayWords } from './gateways.words.ts';

type Setting = OperatorProvider['settings'][number];

/** Writes a provider's settings: only what was typed, or what is to be taken away. */
export function GatewayDialog({
  provider,
  onClose,
}: {
  provider: OperatorProvider;
  onClose: () => void;
}) {
  const say = useWords(gatewayWords);
  const [typed, setTyped] = useState<Readonly<Record<string, string | null>>>({});
  const change = useOperatorMutation(changeProvider, { touches: [listProviders, listAllMethods] });
  const open = provider.settings.filter(({ source }) => source !== 'environment');
  return (
    <ReasonDialog
      act={change}
      lead={say('editLead')}
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
      problem={wrongIn(change.error, say)}
      submitLabel={say('save')}
      title={say('editTitle', { title: provider.title })}
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

/** Which of the fields cannot be used, and what it must be; the server names it. */
function wrongIn(error: unknown, say: Say<keyof (typeof gatewayWords)['en']>): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'setting_wrong') return undefined;
  const { field, expected } = error.details;
  if (typeof field !== 'string' || typeof expected !== 'string') return undefined;
  return say('problemWrong', { field, expected });
}

/** @param value null: to be taken away; empty: stays as it is */
function SettingField({
  setting,
  value,
  onChange,
}: {
  setting: Setting;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  const say = useWords(gatewayWords);
  const kept = setting.source === 'console';
  return (
    <div className="grid gap-2">
      <Field hint={setting.sentence} label={setting.name}>
        <Input
          autoComplete="off"
          disabled={value === null}
          maxLength={5000}
          onChange={(event) => onChange(event.target.value)}
          placeholder={setting.secret && kept ? say('kept') : (setting.value ?? setting.example)}
          type={setting.secret ? 'password' : 'text'}
          value={value ?? ''}
        />
      </Field>
      {kept ? (
        <Checkbox
          checked={value === null}
          onChange={({ target }) => onChange(target.checked ? null : '')}
        >
          {say('clear')}
        </Checkbox>
      ) : null}
    </div>
  );
}
