import { EXTENSION_DAYS_MAX } from '@sesame/contract/operator-subscriptions.ts';
import { ticketPriorities } from '@sesame/contract/operator-support.ts';
import { useWords } from '../../../../i18n/words.ts';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { priorityWords } from '../ticket-priority.tsx';
import { ticketWords } from '../tickets.words.ts';
import type { EditedMacro, MacroProblem } from './macro-draft.rules.ts';
import { macroWords } from './macros.words.ts';

const kindWords = {
  reply: 'actionNone',
  extend: 'actionExtend',
  reissue: 'actionReissue',
  refund: 'actionRefund',
  hold: 'actionHold',
  resolve: 'actionResolve',
  priority: 'actionPriority',
} as const;
const wayWords = { gateway: 'wayGateway', balance: 'wayBalance' } as const;
const accessWords = {
  revoke: 'accessRevoke',
  shorten: 'accessShorten',
  keep: 'accessKeep',
} as const;

/** A key of a table, by the text that a select has of it. */
function keyOf<Key extends string>(table: Readonly<Record<Key, string>>, typed: string) {
  // The keys of an object literal are those of its type.
  return (Object.keys(table) as Key[]).find((key) => key === typed);
}

type MacroActionFieldsProps = {
  edited: EditedMacro;
  problem: MacroProblem | undefined;
  onChange: (part: Partial<EditedMacro>) => void;
};

/** The one thing that a macro does besides answering, with what that needs to know. */
export function MacroActionFields({ edited, problem, onChange }: MacroActionFieldsProps) {
  const say = useWords(macroWords);
  const sayTicket = useWords(ticketWords);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field
        hint={edited.kind === 'reply' ? undefined : say('permissionHint')}
        label={say('action')}
      >
        <NativeSelect
          onChange={({ target }) => onChange({ kind: keyOf(kindWords, target.value) ?? 'reply' })}
          options={(Object.keys(kindWords) as (keyof typeof kindWords)[]).map((value) => ({
            value,
            label: say(kindWords[value]),
          }))}
          value={edited.kind}
        />
      </Field>
      {edited.kind === 'extend' ? (
        <Field
          error={
            problem?.of === 'days' ? say('numberWrong', { max: EXTENSION_DAYS_MAX }) : undefined
          }
          label={say('days')}
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
            error={problem?.of === 'percent' ? say('numberWrong', { max: 100 }) : undefined}
            hint={say('percentHint')}
            label={say('percent')}
          >
            <Input
              inputMode="numeric"
              maxLength={3}
              onChange={({ target }) => onChange({ percent: target.value })}
              value={edited.percent}
            />
          </Field>
          <Field label={say('way')}>
            <NativeSelect
              onChange={({ target }) =>
                onChange({ way: keyOf(wayWords, target.value) ?? 'gateway' })
              }
              options={(['gateway', 'balance'] as const).map((value) => ({
                value,
                label: say(wayWords[value]),
              }))}
              value={edited.way}
            />
          </Field>
          <Field label={say('access')}>
            <NativeSelect
              onChange={({ target }) =>
                onChange({ access: keyOf(accessWords, target.value) ?? 'revoke' })
              }
              options={(['revoke', 'shorten', 'keep'] as const).map((value) => ({
                value,
                label: say(accessWords[value]),
              }))}
              value={edited.access}
            />
          </Field>
        </>
      ) : null}
      {edited.kind === 'priority' ? (
        <Field label={say('priority')}>
          <NativeSelect
            onChange={({ target }) =>
              onChange({ priority: keyOf(priorityWords, target.value) ?? 'normal' })
            }
            options={ticketPriorities.map((value) => ({
              value,
              label: sayTicket(priorityWords[value]),
            }))}
            value={edited.priority}
          />
        </Field>
      ) : null}
    </div>
  );
}
