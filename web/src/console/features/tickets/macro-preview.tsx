import type { MacroPreview } from '@sesame/contract/console/macros.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { Link } from 'wouter';
import { formatDate } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { type FormatMessage, useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { Select } from '../../ui/forms/select.tsx';
import { priorityMessages } from './ticket-priority.tsx';
import { ticketMessages } from './tickets.messages.ts';

const methods = { gateway: 'refundToGateway', balance: 'refundToBalance' } as const;
const accesses = {
  keep: 'accessKeep',
  shorten: 'accessShorten',
  revoke: 'accessRevoke',
} as const;

type PreviewOfMacroProps = { preview: MacroPreview; onTarget: (id: string) => void };

/** What a saved reply or macro will do, to what, and the text that the buyer will read. */
export function PreviewOfMacro({ preview, onTarget }: PreviewOfMacroProps) {
  const page = useI18n().language;
  const t = useMessages(ticketMessages);
  const titleOf = useTitle();
  const { macro, targets, target, effect, answer, language, missing, permitted } = preview;
  const isOfPayment = macro.action?.kind === 'refund';
  const needsTarget = isOfPayment || ['extend', 'replace'].includes(macro.action?.kind ?? '');
  return (
    <div className="grid gap-4">
      {needsTarget && targets.length > 0 ? (
        <Field label={t(isOfPayment ? 'targetPayment' : 'targetSubscription')}>
          <Select
            onChange={(chosen) => onTarget(chosen)}
            options={[
              ...(target === null ? [{ value: '', label: t('chooseTarget') }] : []),
              ...targets.map(({ id, at, left, ...titled }) => ({
                value: id,
                label:
                  left === null
                    ? t('subscriptionOption', { title: titleOf(titled), date: formatDate(at) })
                    : t('paymentOption', {
                        title: titleOf(titled),
                        date: formatDate(at),
                        left: formatDollars(page, left),
                      }),
              })),
            ]}
            value={target?.id ?? ''}
          />
        </Field>
      ) : null}
      {needsTarget && targets.length === 0 ? <Note tone="warning">{t('noTarget')}</Note> : null}
      {effect ? (
        <div>
          <p className="mb-1 text-[.8125rem] text-muted">{t('whatHappens')}</p>
          <p>{effectText(page, t, effect)}</p>
        </div>
      ) : null}
      {effect?.kind === 'replace' ? <MissingItems effect={effect} /> : null}
      {permitted ? null : <Note tone="warning">{t('notPermitted')}</Note>}
      <div>
        <p className="mb-1 text-[.8125rem] text-muted">
          {t('preview', { language: language.toUpperCase() })}
        </p>
        <p
          className="wrap-anywhere max-h-48 overflow-y-auto whitespace-pre-wrap rounded-md bg-fill px-3.5 py-2.5 leading-[21px]"
          lang={language}
        >
          {answer}
        </p>
      </div>
      {missing.length > 0 && (effect !== null || macro.action === null) ? (
        <Note tone="warning">{t('missingValues', { names: namesOf(missing) })}</Note>
      ) : null}
    </div>
  );
}

/** Why items cannot be replaced, with the services that lack them. */
function MissingItems({ effect }: { effect: Extract<Effect, { kind: 'replace' }> }) {
  const t = useMessages(ticketMessages);
  const titleOf = useTitle();
  const may = useMay();
  if (effect.items === 0) return <Note tone="warning">{t('nothingDelivered')}</Note>;
  if (effect.lacking.length === 0) return null;
  return (
    <Note tone="warning">
      <p>{t('lacksItems')}</p>
      <p className="flex flex-wrap gap-x-3">
        {effect.lacking.map(({ id, ...titled }) =>
          may('inventory:read') ? (
            <TextLink as={Link} href={consolePaths.service(String(id))} key={id}>
              {titleOf(titled)}
            </TextLink>
          ) : (
            <span key={id}>{titleOf(titled)}</span>
          ),
        )}
      </p>
    </Note>
  );
}

/** Formats placeholders as they are written in a text. */
export function namesOf(missing: readonly string[]): string {
  return missing.map((name) => `{${name}}`).join(', ');
}

type Effect = NonNullable<MacroPreview['effect']>;

function effectText(
  language: Language,
  t: FormatMessage<keyof (typeof ticketMessages)['en']>,
  effect: Effect,
): string {
  if (effect.kind === 'extend') {
    return t('willExtend', {
      days: effect.days,
      from: formatDate(effect.from),
      until: formatDate(effect.until),
    });
  }
  if (effect.kind === 'refund') {
    return t('willRefund', {
      amount: formatDollars(language, effect.amount),
      method: t(methods[effect.method]),
      access: t(accesses[effect.access]),
    });
  }
  if (effect.kind === 'priority') {
    return t('willPrioritize', { priority: t(priorityMessages[effect.priority]) });
  }
  return t(
    ({ replace: 'willReplace', hold: 'willHold', resolve: 'willResolve' } as const)[effect.kind],
  );
}
