import { EXTENSION_DAYS_MAX } from '@sesame/contract/console/subscriptions.ts';
import { ticketPriorities } from '@sesame/contract/console/tickets.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { Input } from '../../../../ui/forms/input.tsx';
import { NativeSelect } from '../../../../ui/forms/native-select.tsx';
import { priorityMessages } from '../ticket-priority.tsx';
import { ticketMessages } from '../tickets.messages.ts';
import type { EditedMacro, MacroProblem } from './macro-draft.rules.ts';
import { macroMessages } from './macros.messages.ts';

const kindMessages = {
  reply: 'actionNone',
  extend: 'actionExtend',
  reissue: 'actionReissue',
  refund: 'actionRefund',
  hold: 'actionHold',
  resolve: 'actionResolve',
  priority: 'actionPriority',
} as const;
const wayMessages = { gateway: 'wayGateway', balance: 'wayBalance' } as const;
const accessMessages = {
  revoke: 'accessRevoke',
  shorten: 'accessShorten',
  keep: 'accessKeep',
} as const;

/** The key of a table that equals a select's value. */
function keyOf<Key extends string>(table: Readonly<Record<Key, string>>, typed: string) {
  // The keys of an object literal have exactly this type.
  return (Object.keys(table) as Key[]).find((key) => key === typed);
}

type MacroActionFieldsProps = {
  edited: EditedMacro;
  problem: MacroProblem | undefined;
  onChange: (part: Partial<EditedMacro>) => void;
};

/** The action of a macro, with its parameters. */
export function MacroActionFields({ edited, problem, onChange }: MacroActionFieldsProps) {
  const t = useMessages(macroMessages);
  const tTicket = useMessages(ticketMessages);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field hint={edited.kind === 'reply' ? undefined : t('permissionHint')} label={t('action')}>
        <NativeSelect
          onChange={({ target }) =>
            onChange({ kind: keyOf(kindMessages, target.value) ?? 'reply' })
          }
          options={(Object.keys(kindMessages) as (keyof typeof kindMessages)[]).map((value) => ({
            value,
            label: t(kindMessages[value]),
          }))}
          value={edited.kind}
        />
      </Field>
      {edited.kind === 'extend' ? (
        <Field
          error={problem?.of === 'days' ? t('numberWrong', { max: EXTENSION_DAYS_MAX }) : undefined}
          label={t('days')}
        >
          <Input
            inputMode="numeric"
            maxLength={4}
            onChange={({ target }) => onChange({ days: target.value })}
            value={edited.days}
          />
        </Field>
      ) : null}
      {edited.kind === 'refund' ? (
        <>
          <Field
            error={problem?.of === 'percent' ? t('numberWrong', { max: 100 }) : undefined}
            hint={t('percentHint')}
            label={t('percent')}
          >
            <Input
              inputMode="numeric"
              maxLength={3}
              onChange={({ target }) => onChange({ percent: target.value })}
              value={edited.percent}
            />
          </Field>
          <Field label={t('way')}>
            <NativeSelect
              onChange={({ target }) =>
                onChange({ way: keyOf(wayMessages, target.value) ?? 'gateway' })
              }
              options={(['gateway', 'balance'] as const).map((value) => ({
                value,
                label: t(wayMessages[value]),
              }))}
              value={edited.way}
            />
          </Field>
          <Field label={t('access')}>
            <NativeSelect
              onChange={({ target }) =>
                onChange({ access: keyOf(accessMessages, target.value) ?? 'revoke' })
              }
              options={(['revoke', 'shorten', 'keep'] as const).map((value) => ({
                value,
                label: t(accessMessages[value]),
              }))}
              value={edited.access}
            />
          </Field>
        </>
      ) : null}
      {edited.kind === 'priority' ? (
        <Field label={t('priority')}>
          <NativeSelect
            onChange={({ target }) =>
              onChange({ priority: keyOf(priorityMessages, target.value) ?? 'normal' })
            }
            options={ticketPriorities.map((value) => ({
              value,
              label: tTicket(priorityMessages[value]),
            }))}
            value={edited.priority}
          />
        </Field>
      ) : null}
    </div>
  );
}
