import {
  type ConsoleSettings,
  changeSettings,
  readSettings,
  type SettingsChange,
  settingsDraft,
} from '@sesame/contract/console/settings.ts';
import { LANGUAGES } from '@sesame/contract/shared/limits.ts';
import {
  doublePaymentPolicies,
  type ShownCurrency,
} from '@sesame/contract/shared/shop-settings.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { timeZonesWith } from '../../../i18n/dates/time-zones.ts';
import { languageNames } from '../../../i18n/language.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { FieldRow } from '../../../ui/forms/setting-row.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { FormSaveBar, FormView } from '../../ui/forms/form-view.tsx';
import { IntegerField } from '../../ui/forms/number-fields.tsx';
import { SettingSource } from '../../ui/forms/setting-source.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { type ConsoleForm, useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { currencyNameOf, currencyOptions } from './currency-options.ts';
import { settingsMessages } from './settings.messages.ts';
import {
  type ChoiceName,
  type ChoiceValues,
  changesOf,
  isChoice,
  isLine,
  type LineName,
  type SettingName,
  type SettingValues,
  standardOf,
  unitOf,
  valuesOf,
} from './settings-values.rules.ts';
import { ShownRate } from './shown-rate.tsx';

type SettingsFormProps = {
  opened: ConsoleSettings;
  reread: () => Promise<ConsoleSettings | undefined>;
};

const titles = [
  'groupRegion',
  'groupCurrency',
  'groupCatalogue',
  'groupHelp',
  'groupSeller',
  'groupOrders',
  'groupRest',
] as const;
/** The panel of every setting, in the order of the fields; a setting without one does not compile. */
const panels: Readonly<Record<SettingName, (typeof titles)[number]>> = {
  default_language: 'groupRegion',
  time_zone: 'groupRegion',
  shown_currency: 'groupCurrency',
  public_catalogue: 'groupCatalogue',
  help_url: 'groupHelp',
  support_email: 'groupHelp',
  legal_name: 'groupSeller',
  legal_address: 'groupSeller',
  tax_id: 'groupSeller',
  open_payments_max: 'groupOrders',
  transfer_hours: 'groupOrders',
  proof_alert_hours: 'groupOrders',
  double_payments: 'groupOrders',
  reminder_days: 'groupRest',
  renewal_tries: 'groupOrders',
  kept_items_days: 'groupRest',
  low_inventory: 'groupRest',
  open_tickets_max: 'groupRest',
};
// The keys of the table.
const settingNames = Object.keys(panels) as readonly SettingName[];
const groups = titles.map((title) => ({
  title,
  names: settingNames.filter((name) => panels[name] === title),
}));

/** Contacts and limits, each with its unit, default and last change; saved together, with a reason. */
export function SettingsForm({ opened, reread }: SettingsFormProps) {
  const t = useMessages(settingsMessages);
  const may = useMay()('settings:write');
  const [settings, setSettings] = useState(opened);
  const [checked, setChecked] = useState<Omit<SettingsChange, 'reason'>>();
  const [isSaved, setSaved] = useState(false);
  const form = useConsoleForm({
    schema: settingsDraft,
    initial: valuesOf(opened),
    body: (values) => ({ version: settings.version, ...changesOf(values, settings) }),
    onChecked: setChecked,
  });
  const adopt = (next: ConsoleSettings) => {
    setSettings(next);
    form.adopt(valuesOf(next));
  };
  return (
    <>
      <FormView className="grid gap-5" form={form}>
        {groups.map(({ title, names }) => (
          <Panel key={title} title={t(title)}>
            <fieldset className="-my-5 m-0 min-w-0 border-0 p-0" disabled={!may}>
              {names.map((name) => (
                <SettingField form={form} key={name} may={may} name={name} settings={settings} />
              ))}
            </fieldset>
            {title === 'groupCurrency' ? (
              <ShownRateOf currency={form.values.shown_currency} />
            ) : null}
            {title === 'groupOrders' ? (
              <p className="mt-4 text-[.8125rem] text-muted leading-[18px]">
                {t('methodsHint')}{' '}
                <TextLink as={Link} href={consolePaths.methods()}>
                  {t('toMethods')}
                </TextLink>
              </p>
            ) : null}
          </Panel>
        ))}
      </FormView>
      {may ? <FormSaveBar form={form} note={isSaved ? t('saved') : null} /> : null}
      {checked ? (
        <ReasonDialog
          lead={t('reasonLead')}
          loadLatest={async () => {
            const latest = await reread();
            if (latest) adopt(latest);
          }}
          onClose={() => setChecked(undefined)}
          onSaved={(next) => {
            setSaved(true);
            adopt(next);
            setChecked(undefined);
          }}
          route={changeSettings}
          body={checked}
          touches={[readSettings]}
          submitLabel={t('save')}
          title={t('saveTitle')}
        />
      ) : null}
    </>
  );
}

/** Dollars need no rate. */
function ShownRateOf({ currency }: { currency: ShownCurrency | null }) {
  return currency === null || currency === 'USD' ? null : <ShownRate currency={currency} />;
}

type SettingFieldProps = {
  form: ConsoleForm<SettingValues>;
  name: SettingName;
  settings: ConsoleSettings;
  may: boolean;
};

function SettingField({ form, name, settings, may }: SettingFieldProps) {
  const t = useMessages(settingsMessages);
  const { language } = useI18n();
  const label = t(name);
  const setting = settings[name];
  const unit = unitOf(name);
  const standard = standardOf(name, settings);
  const written = String(setting.standard ?? '');
  const common = {
    frame: FieldRow,
    hint: t(`${name}_hint`),
    label,
    placeholder: written,
    below: (
      <SettingSource
        label={label}
        onReset={
          may && form.values[name] !== standard
            ? () => form.change({ [name]: standard })
            : undefined
        }
        setting={setting}
        standard={
          name === 'shown_currency'
            ? currencyNameOf(language, written)
            : isChoice(name)
              ? choiceText(t, setting.standard)
              : unit
                ? t(unit, { count: Number(setting.standard) })
                : written
        }
      />
    ),
  };
  if (isChoice(name)) {
    const options =
      name === 'time_zone'
        ? timeZonesWith(String(form.values.time_zone))
        : name === 'shown_currency'
          ? currencyOptions(language)
          : choices[name].map((value) => ({ value, label: choiceText(t, value) }));
    return (
      <SelectField<ChoiceValues[ChoiceName] | null>
        {...common}
        of={form.at(name)}
        options={options}
      />
    );
  }
  return isLine(name) ? (
    <TextField
      {...common}
      inputMode={inputModes[name] ?? 'text'}
      invalid={t(invalidTexts[name] ?? 'wrongLine')}
      of={form.at(name)}
    />
  ) : (
    <IntegerField
      {...common}
      controlClass="w-40"
      of={form.at(name)}
      suffix={unit ? t(unit === 'hours' ? 'inHours' : 'inDays') : ''}
    />
  );
}

const inputModes: Partial<Record<LineName, 'url' | 'email'>> = {
  help_url: 'url',
  support_email: 'email',
};
const invalidTexts: Partial<Record<LineName, 'wrongUrl' | 'wrongEmail'>> = {
  help_url: 'wrongUrl',
  support_email: 'wrongEmail',
};

const choices = {
  double_payments: doublePaymentPolicies,
  public_catalogue: [false, true],
  default_language: LANGUAGES,
} as const;

function choiceText(
  t: ReturnType<typeof useMessages<keyof (typeof settingsMessages)['en']>>,
  value: unknown,
): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (value === 'keep') return t('policyKeep');
  if (value === 'refund') return t('policyRefund');
  if (doublePaymentPolicies.some((policy) => policy === value)) return t('policyQuestion');
  const name = String(value);
  const language = LANGUAGES.find((one) => one === name);
  return language === undefined ? name : languageNames[language];
}
