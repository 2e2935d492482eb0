import {
  type ConsoleSettings,
  changeSettings,
  readSettings,
} from '@sesame/contract/console/settings.ts';
import { shopLimits } from '@sesame/contract/shared/shop-settings.ts';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { isStale } from '../../../api/client/is-stale.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { FieldRow } from '../../../ui/forms/setting-row.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { SaveBar } from '../../ui/forms/save-bar.tsx';
import { SaveProblem } from '../../ui/forms/save-problem.tsx';
import { SettingSource } from '../../ui/forms/setting-source.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { settingsMessages } from './settings.messages.ts';
import {
  changesOf,
  type EditedSettings,
  editedFrom,
  isContact,
  type SettingName,
  wrongNames,
} from './settings-draft.rules.ts';

type SettingsFormProps = {
  opened: ConsoleSettings;
  reread: () => Promise<ConsoleSettings | undefined>;
};

/** The panel of every setting, in the order of the fields; a setting without one does not compile. */
const panels: Readonly<Record<SettingName, 'groupHelp' | 'groupOrders' | 'groupRest'>> = {
  help_url: 'groupHelp',
  support_email: 'groupHelp',
  open_payments_max: 'groupOrders',
  transfer_hours: 'groupOrders',
  proof_alert_hours: 'groupOrders',
  reminder_days: 'groupRest',
  low_inventory: 'groupRest',
  open_tickets_max: 'groupRest',
};
// The keys of the table.
const settingNames = Object.keys(panels) as readonly SettingName[];
const groups = (['groupHelp', 'groupOrders', 'groupRest'] as const).map((title) => ({
  title,
  names: settingNames.filter((name) => panels[name] === title),
}));

/** Contacts and limits, each with its unit, default and last change; saved together, with a reason. */
export function SettingsForm({ opened, reread }: SettingsFormProps) {
  const t = useMessages(settingsMessages);
  const may = useMay()('settings:write');
  const formId = useId();
  const [settings, setSettings] = useState(opened);
  const [edited, setEdited] = useState<EditedSettings>(() => editedFrom(opened));
  const [isOpen, setIsOpen] = useState(false);
  const save = useConsoleMutation(changeSettings, { touches: [readSettings] });
  const changes = changesOf(edited, settings);
  const isDirty = Object.keys(changes).length > 0;
  const wrong = wrongNames(edited);

  const change = (name: SettingName, value: string) => {
    save.reset();
    setEdited({ ...edited, [name]: value });
  };
  const adopt = (next: ConsoleSettings) => {
    setSettings(next);
    setEdited(editedFrom(next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDirty && wrong.length === 0) setIsOpen(true);
  };
  const loadLatest = async () => {
    const latest = await reread();
    if (!latest) return;
    save.reset();
    adopt(latest);
  };
  return (
    <>
      <form className="grid gap-5" id={formId} noValidate onSubmit={submit}>
        {groups.map(({ title, names }) => (
          <Panel key={title} title={t(title)}>
            <fieldset className="-my-5 m-0 min-w-0 border-0 p-0" disabled={!may}>
              {names.map((name) => (
                <SettingField
                  edited={edited[name]}
                  isWrong={wrong.includes(name)}
                  key={name}
                  may={may}
                  name={name}
                  onChange={(value) => change(name, value)}
                  setting={settings[name]}
                />
              ))}
            </fieldset>
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
      </form>
      <SaveProblem
        className="mt-5"
        error={isStale(save.error) ? save.error : null}
        onLoadLatest={() => void loadLatest()}
      />
      {may ? (
        <SaveBar note={isDirty ? t('unsaved') : save.isSuccess ? t('saved') : ''}>
          <Button
            disabled={!isDirty}
            onClick={() => {
              save.reset();
              setEdited(editedFrom(settings));
            }}
            variant="ghost"
          >
            {t('discard')}
          </Button>
          <Button disabled={!isDirty || wrong.length > 0} form={formId} type="submit">
            {t('save')}
          </Button>
        </SaveBar>
      ) : null}
      {isOpen ? (
        <ReasonDialog
          action={save}
          lead={t('reasonLead')}
          onClose={() => setIsOpen(false)}
          onReason={(reason) =>
            save.mutate(
              { body: { version: settings.version, reason, ...changes } },
              {
                onSuccess: (next) => {
                  adopt(next);
                  setIsOpen(false);
                },
                onError: (error) => {
                  // The form shows the version conflict with a button to load the latest version.
                  if (isStale(error)) setIsOpen(false);
                },
              },
            )
          }
          submitLabel={t('save')}
          title={t('saveTitle')}
        />
      ) : null}
    </>
  );
}

type SettingFieldProps = {
  name: SettingName;
  setting: ConsoleSettings[SettingName];
  edited: string;
  isWrong: boolean;
  may: boolean;
  onChange: (value: string) => void;
};

function SettingField({ name, setting, edited, isWrong, may, onChange }: SettingFieldProps) {
  const t = useMessages(settingsMessages);
  const label = t(name);
  const standard = String(setting.standard ?? '');
  const limit = isContact(name) ? undefined : shopLimits[name];
  const unit = limit === undefined || limit.unit === 'count' ? undefined : limit.unit;
  return (
    <FieldRow
      error={
        isWrong
          ? limit
            ? t('wrongNumber', { min: limit.min, max: limit.max })
            : t(name === 'help_url' ? 'wrongUrl' : 'wrongEmail')
          : undefined
      }
      hint={t(`${name}_hint`)}
      label={label}
    >
      <div className="flex items-center gap-3">
        <Input
          className={limit ? 'w-32' : 'w-full'}
          inputMode={limit ? 'numeric' : name === 'help_url' ? 'url' : 'email'}
          maxLength={limit ? 6 : 300}
          onChange={({ target }) => onChange(target.value)}
          placeholder={standard}
          value={edited}
        />
        {unit ? (
          <span className="text-muted">{t(unit === 'hours' ? 'inHours' : 'inDays')}</span>
        ) : null}
      </div>
      <SettingSource
        label={label}
        onReset={may && edited !== standard ? () => onChange(standard) : undefined}
        setting={setting}
        standard={unit ? t(unit, { count: Number(standard) }) : standard}
      />
    </FieldRow>
  );
}
