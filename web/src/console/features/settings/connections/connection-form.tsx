import {
  type ConnectionSetting,
  type ConsoleConnection,
  changeConnection,
  listConnections,
} from '@sesame/contract/console/settings/connections.ts';
import { formatDate } from '../../../../i18n/format.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { useConsoleMutation } from '../../../api/use-console-query.ts';
import { useMay } from '../../../api/use-operator.ts';
import { ReasonField } from '../../../ui/dialogs/reason-field.tsx';
import { FormSaveBar, FormView } from '../../../ui/forms/form-view.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { Panel } from '../../../ui/page/console-page.tsx';
import { SetBy } from '../../../ui/settings/fixed-setting.tsx';
import { typedSettingsForm } from '../../../ui/settings/typed-settings.rules.ts';
import { AddressUses } from './address-uses.tsx';
import { ConnectionField } from './connection-field.tsx';
import { ConnectionTest } from './connection-test.tsx';
import { connectionMessages } from './connections.messages.ts';

type ConnectionFormProps = {
  connection: ConsoleConnection;
  reread: () => Promise<ConsoleConnection | undefined>;
};

/** The settings of one connection and its test, which uses what is saved. */
export function ConnectionForm({ connection, reread }: ConnectionFormProps) {
  const t = useMessages(connectionMessages);
  const mayWrite = useMay()('connections:write');
  const change = useConsoleMutation(changeConnection, { touches: [listConnections] });
  const params = { connection: connection.connection };
  const form = useRecordForm({
    schema: changeConnection.body,
    record: connection,
    ...typedSettingsForm(connection, (record) => (record.ready ? '' : t('reasonSetUp'))),
    save: (body) => change.mutateAsync({ params, body }),
    reread,
  });
  const { settings, changed_at: at, changed_by: name, ready } = form.record ?? connection;
  const isFixed = settings.every(({ source }) => source === 'environment');
  return (
    <>
      <FormView className="grid min-w-0 gap-5" form={form}>
        <Panel>
          <p className="mb-5 max-w-[68ch] text-muted leading-6">
            {t(`${connection.connection}_lead`)}
          </p>
          <fieldset
            className="m-0 grid min-w-0 items-start gap-4 border-0 p-0 md:grid-cols-2"
            disabled={!mayWrite}
          >
            {groupsOf(settings).map((group) => {
              const isGrouped = group.length > 1;
              const fields = group.map((setting) => (
                <ConnectionField
                  isGrouped={isGrouped}
                  key={setting.name}
                  of={form.at(`values.${setting.name}`)}
                  onChange={(value) =>
                    form.change({ values: { ...form.values.values, [setting.name]: value } })
                  }
                  setting={setting}
                  value={form.values.values[setting.name] ?? null}
                />
              ));
              const [first] = group;
              if (!isGrouped || first === undefined) return fields;
              return (
                <div
                  className="grid items-start gap-4 md:col-span-2 md:grid-cols-2"
                  key={first.env}
                >
                  {fields}
                  <div className="md:col-span-2">
                    <SetBy env={first.env} />
                  </div>
                </div>
              );
            })}
          </fieldset>
          {at !== null && name !== null ? (
            <p className="mt-4 text-[.8125rem] text-muted leading-[18px]">
              {t('changed', { name, date: formatDate(at) })}
            </p>
          ) : null}
        </Panel>
        {/* Next to the fields: the save bar would cover it below the reason. */}
        <ConnectionTest connection={{ ...connection, ready }} isDirty={form.isDirty} />
        {mayWrite && !isFixed ? (
          <Panel>
            <ReasonField of={form.at('reason')} />
          </Panel>
        ) : null}
      </FormView>
      {connection.connection === 'address' ? <AddressUses /> : null}
      {mayWrite && !isFixed ? <FormSaveBar form={form} /> : null}
    </>
  );
}

/** Settings that one environment variable sets are grouped; every other setting is alone. */
function groupsOf(settings: readonly ConnectionSetting[]): ConnectionSetting[][] {
  const groups: ConnectionSetting[][] = [];
  for (const setting of settings) {
    const isFixed = setting.source === 'environment';
    const same = isFixed
      ? groups.find(([one]) => one?.source === 'environment' && one.env === setting.env)
      : undefined;
    if (same === undefined) groups.push([setting]);
    else same.push(setting);
  }
  return groups;
}
