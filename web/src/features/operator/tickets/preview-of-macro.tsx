import { centsFromDollars } from '@sesame/contract/money.ts';
import type { MacroPreview } from '@sesame/contract/operator-macros.ts';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { type Say, useWords } from '../../../i18n/words.ts';
import { Field } from '../../../ui/field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Note } from '../../../ui/note.tsx';
import { priorityWords } from './ticket-priority.tsx';
import { ticketWords } from './tickets.words.ts';

const ways = { gateway: 'wayGateway', balance: 'wayBalance' } as const;
const accesses = {
  keep: 'accessKeep',
  shorten: 'accessShorten',
  revoke: 'accessRevoke',
} as const;

type PreviewOfMacroProps = { preview: MacroPreview; onTarget: (id: string) => void };

/** What a ready answer will do here and to what, and the words that the buyer will read. */
export function PreviewOfMacro({ preview, onTarget }: PreviewOfMacroProps) {
  const say = useWords(ticketWords);
  const { macro, targets, target, effect, answer, language, missing, permitted } = preview;
  const isOfPayment = macro.action?.kind === 'refund';
  const needsTarget = isOfPayment || ['extend', 'reissue'].includes(macro.action?.kind ?? '');
  return (
    <div className="grid gap-4">
      {needsTarget && targets.length > 0 ? (
        <Field label={say(isOfPayment ? 'targetPayment' : 'targetSubscription')}>
          <NativeSelect
            onChange={(event) => onTarget(event.target.value)}
            options={[
              ...(target === null ? [{ value: '', label: say('chooseTarget') }] : []),
              ...targets.map(({ id, title, at, left }) => ({
                value: id,
                label:
                  left === null
                    ? say('subscriptionOption', { title, date: formatDate(at) })
                    : say('paymentOption', {
                        title,
                        date: formatDate(at),
                        left: formatMoney(centsFromDollars(left)),
                      }),
              })),
            ]}
            value={target?.id ?? ''}
          />
        </Field>
      ) : null}
      {needsTarget && targets.length === 0 ? <Note tone="warning">{say('noTarget')}</Note> : null}
      {effect ? (
        <div>
          <p className="mb-1 text-[.8125rem] text-muted">{say('whatHappens')}</p>
          <p>{effectText(say, effect)}</p>
        </div>
      ) : null}
      {permitted ? null : <Note tone="warning">{say('notPermitted')}</Note>}
      <div>
        <p className="mb-1 text-[.8125rem] text-muted">
          {say('preview', { language: language.toUpperCase() })}
        </p>
        <p
          className="wrap-anywhere max-h-48 overflow-y-auto whitespace-pre-wrap rounded-md bg-fill px-3.5 py-2.5 leading-[21px]"
          lang={language}
        >
          {answer}
        </p>
      </div>
      {missing.length > 0 && (effect !== null || macro.action === null) ? (
        <Note tone="warning">{say('missingValues', { names: namesOf(missing) })}</Note>
      ) : null}
    </div>
  );
}

/** Placeholders as they stand in a text. */
export function namesOf(missing: readonly string[]): string {
  return missing.map((name) => `{${name}}`).join(', ');
}

type Effect = NonNullable<MacroPreview['effect']>;

function effectText(say: Say<keyof (typeof ticketWords)['en']>, effect: Effect): string {
  if (effect.kind === 'extend') {
    return say('willExtend', {
      days: effect.days,
      from: formatDate(effect.from),
      until: formatDate(effect.until),
    });
  }
  if (effect.kind === 'refund') {
    return say('willRefund', {
      amount: formatMoney(centsFromDollars(effect.amount)),
      way: say(ways[effect.way]),
      access: say(accesses[effect.access]),
    });
  }
  if (effect.kind === 'priority') {
    return say('willPrioritize', { priority: say(priorityWords[effect.priority]) });
  }
  return say(
    ({ reissue: 'willReissue', hold: 'willHold', resolve: 'willResolve' } as const)[effect.kind],
  );
}
