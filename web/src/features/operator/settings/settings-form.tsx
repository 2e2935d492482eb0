import {
  changeSettings,
  type OperatorSettings,
  readSettings,
} from '@sesame/contract/operator-settings.ts';
import { shopLimits } from '@sesame/contract/shop-settings.ts';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { isStale } from '../../../api/is-stale.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { SaveProblem } from '../../../shell/console/save-problem.tsx';
import { SettingSource } from '../../../shell/console/setting-source.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { SaveBar } from '../../../ui/console/save-bar.tsx';
import { Input } from '../../../ui/input.tsx';
import { FieldRow } from '../../../ui/setting-row.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { settingsWords } from './settings.words.ts';
import {
  changesOf,
  type EditedSettings,
  editedFrom,
  isContact,
  type SettingName,
  wrongNames,
} from './settings-draft.rules.ts';

type SettingsFormProps = {
  opened: OperatorSettings;
  reread: () => Promise<OperatorSettings | undefined>;
};

const groups = [
  { title: 'groupHelp', names: ['help_url', 'support_email'] },
  { title: 'groupOrders', names: ['open_payments_max', 'transfer_hours', 'receipt_alert_hours'] },
  { title: 'groupRest', names: ['reminder_days', 'low_stock', 'open_tickets_max'] },
] as const satisfies readonly { title: string; names: readonly SettingName[] }[];

/** Contacts and rules, each with its unit, its standard and who changed it last; saved together, with a reason. */
export function SettingsForm({ opened, reread }: SettingsFormProps) {
  const say = useWords(settingsWords);
  const may = useMay()('settings:write');
  const formId = useId();
  const [settings, setSettings] = useState(opened);
  const [edited, setEdited] = useState<EditedSettings>(() => editedFrom(opened));
  const [asked, setAsked] = useState(false);
  const save = useOperatorMutation(changeSettings, { touches: [readSettings] });
  const changes = changesOf(edited, settings);
  const isDirty = Object.keys(changes).length > 0;
  const wrong = wrongNames(edited);

  const change = (name: SettingName, value: string) => {
    save.reset();
    setEdited({ ...edited, [name]: value });
  };
  const adopt = (next: OperatorSettings) => {
    setSettings(next);
    setEdited(editedFrom(next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDirty && wrong.length === 0) setAsked(true);
  };
  const loadTheirs = async () => {
    const theirs = await reread();
    if (!theirs) return;
    save.reset();
    adopt(theirs);
  };
  return (
    <>
      <form className="grid gap-5" id={formId} noValidate onSubmit={submit}>
        {groups.map(({ title, names }) => (
          <Panel key={title} title={say(title)}>
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
                {say('methodsHint')}{' '}
                <TextLink as={Link} href={operatorPaths.methods()}>
                  {say('toMethods')}
                </TextLink>
              </p>
            ) : null}
          </Panel>
        ))}
      </form>
      <SaveProblem
        className="mt-5"
        error={isStale(save.error) ? save.error : null}
        onLoadTheirs={() => void loadTheirs()}
      />
      {may ? (
        <SaveBar note={isDirty ? say('unsaved') : save.isSuccess ? say('saved') : ''}>
          <Button
            disabled={!isDirty}
            onClick={() => {
              save.reset();
              setEdited(editedFrom(settings));
            }}
            variant="ghost"
          >
            {say('discard')}
          </Button>
          <Button disabled={!isDirty || wrong.length > 0} form={formId} type="submit">
            {say('save')}
          </Button>
        </SaveBar>
      ) : null}
      {asked ? (
        <ReasonDialog
          act={save}
          lead={say('reasonLead')}
          onClose={() => setAsked(false)}
          onReason={(reason) =>
            save.mutate(
              { body: { version: settings.version, reason, ...changes } },
              {
                onSuccess: (next) => {
                  adopt(next);
                  setAsked(false);
                },
                onError: (error) => {
                  // The form says so, beside the way out.
                  if (isStale(error)) setAsked(false);
                },
              },
            )
          }
          submitLabel={say('save')}
          title={say('saveTitle')}
        />
      ) : null}
    </>
  );
}

type SettingFieldProps = {
  name: SettingName;
  setting: OperatorSettings[SettingName];
  edited: string;
  isWrong: boolean;
  may: boolean;
  onChange: (value: string) => void;
};

function SettingField({ name, setting, edited, isWrong, may, onChange }: SettingFieldProps) {
  const say = useWords(settingsWords);
  const label = say(name);
  const standard = String(setting.standard ?? '');
  const limit = isContact(name) ? undefined : shopLimits[name];
  const unit = limit === undefined || limit.unit === 'count' ? undefined : limit.unit;
  return (
    <FieldRow
      error={
        isWrong
          ? limit
            ? say('wrongNumber', { min: limit.min, max: limit.max })
            : say(name === 'help_url' ? 'wrongUrl' : 'wrongEmail')
          : undefined
      }
      hint={say(`${name}_hint`)}
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
          <span className="text-muted">{say(unit === 'hours' ? 'inHours' : 'inDays')}</span>
        ) : null}
      </div>
      <SettingSource
        label={label}
        onReset={may && edited !== standard ? () => onChange(standard) : undefined}
        setting={setting}
        standard={unit ? say(unit, { count: Number(standard) }) : standard}
      />
    </FieldRow>
  );
}
