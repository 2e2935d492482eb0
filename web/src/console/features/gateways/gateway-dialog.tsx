import {
  type ConsoleProvider,
  changeProvider,
  listAllMethods,
  listProviders,
} from '@sesame/contract/console/payments/gateways.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Checkbox } from '../../../ui/forms/toggle.tsx';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import type { FieldRef } from '../../ui/forms/use-console-form.ts';
import { gatewayMessages } from './gateways.messages.ts';
import { useChoiceName, useSettingLabel } from './use-setting-label.ts';

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
  const open = provider.settings.filter(({ source }) => source !== 'environment');
  const form = useCallForm({
    route: changeProvider,
    params: { provider: provider.provider },
    touches: [listProviders, listAllMethods],
    initial: {
      /** Empty: unchanged; null: to be removed. */
      values: Object.fromEntries(open.map(({ name }): [string, string | null] => [name, ''])),
      reason: '',
    },
    body: ({ values, reason }) => ({
      version: provider.version,
      values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
      reason,
    }),
    onSaved: onClose,
  });
  return (
    <FieldDialog
      form={form}
      lead={t('editLead')}
      onClose={onClose}
      submitLabel={t('save')}
      title={t('editTitle', { title: provider.title })}
    >
      {open.map((setting) => (
        <SettingField
          key={setting.name}
          of={form.at(`values.${setting.name}`)}
          onClear={(clear) =>
            form.change({
              values: { ...form.values.values, [setting.name]: clear ? null : '' },
            })
          }
          setting={setting}
          value={form.values.values[setting.name]}
        />
      ))}
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}

type SettingFieldProps = {
  setting: Setting;
  of: FieldRef<string | null>;
  value: string | null | undefined;
  onClear: (clear: boolean) => void;
};

function SettingField({ setting, of, value, onClear }: SettingFieldProps) {
  const t = useMessages(gatewayMessages);
  const labelOf = useSettingLabel();
  const { language } = useI18n();
  const nameOf = useChoiceName();
  const isSaved = setting.source === 'console';
  const common = {
    disabled: value === null,
    hint: language === 'ru' ? setting.description_ru : setting.description,
    label: labelOf(setting.name),
    of,
  };
  return (
    <div className="grid gap-2">
      {setting.choices ? (
        <SelectField
          {...common}
          options={[
            {
              value: '',
              label:
                setting.value === null
                  ? t('notSet')
                  : t('unchanged', { value: nameOf(setting, setting.value) }),
            },
            ...setting.choices.map((choice) => ({
              value: choice.value,
              label: nameOf(setting, choice.value),
            })),
          ]}
        />
      ) : (
        <TextField
          {...common}
          autoComplete="off"
          placeholder={
            setting.secret && isSaved ? t('secretSaved') : (setting.value ?? setting.example)
          }
          type={setting.secret ? 'password' : 'text'}
        />
      )}
      {isSaved ? (
        <Checkbox checked={value === null} onChange={({ target }) => onClear(target.checked)}>
          {t('clear')}
        </Checkbox>
      ) : null}
    </div>
  );
}
