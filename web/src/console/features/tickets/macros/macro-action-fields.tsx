import { ticketPriorities } from '@sesame/contract/console/tickets.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { SelectField } from '../../../ui/forms/choice-fields.tsx';
import { IntegerField } from '../../../ui/forms/number-fields.tsx';
import type { ConsoleForm } from '../../../ui/forms/use-console-form.ts';
import { priorityMessages } from '../ticket-priority.tsx';
import { ticketMessages } from '../tickets.messages.ts';
import type { MacroValues } from './macro-values.rules.ts';
import { macroMessages } from './macros.messages.ts';

const kindMessages = {
  reply: 'actionNone',
  extend: 'actionExtend',
  replace: 'actionReplace',
  refund: 'actionRefund',
  hold: 'actionHold',
  resolve: 'actionResolve',
  priority: 'actionPriority',
} as const;
const refundMethodMessages = { gateway: 'refundToGateway', balance: 'refundToBalance' } as const;
const accessMessages = {
  revoke: 'accessRevoke',
  shorten: 'accessShorten',
  keep: 'accessKeep',
} as const;

/** The options of a select, in the order of a table of their texts. */
function optionsOf<Key extends string>(
  table: Readonly<Record<Key, string>>,
  text: (key: Key) => string,
) {
  // The keys of an object literal have exactly this type.
  return (Object.keys(table) as Key[]).map((value) => ({ value, label: text(value) }));
}

/** The action of a macro, with its parameters. */
export function MacroActionFields({ form }: { form: ConsoleForm<MacroValues> }) {
  const t = useMessages(macroMessages);
  const tTicket = useMessages(ticketMessages);
  const { kind } = form.values.action;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <SelectField
        hint={kind === 'reply' ? undefined : t('permissionHint')}
        label={t('action')}
        of={form.at('action.kind')}
        options={optionsOf(kindMessages, (value) => t(kindMessages[value]))}
      />
      {kind === 'extend' ? <IntegerField label={t('days')} of={form.at('action.days')} /> : null}
      {kind === 'refund' ? (
        <>
          <IntegerField
            hint={t('percentHint')}
            label={t('percent')}
            of={form.at('action.percent')}
            suffix="%"
          />
          <SelectField
            label={t('refundTo')}
            of={form.at('action.method')}
            options={optionsOf(refundMethodMessages, (value) => t(refundMethodMessages[value]))}
          />
          <SelectField
            label={t('access')}
            of={form.at('action.access')}
            options={optionsOf(accessMessages, (value) => t(accessMessages[value]))}
          />
        </>
      ) : null}
      {kind === 'priority' ? (
        <SelectField
          label={t('priority')}
          of={form.at('action.priority')}
          options={ticketPriorities.map((value) => ({
            value,
            label: tTicket(priorityMessages[value]),
          }))}
        />
      ) : null}
    </div>
  );
}
