import { changeRate, getRates } from '@sesame/contract/console/payments/gateways.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/client/api-error.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate } from '../../../i18n/format.ts';
import { formatRate } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { DecimalField } from '../../ui/forms/number-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { methodMessages } from './methods.messages.ts';

type Rates = AnswerOf<typeof getRates>;

const sources = {
  cbr: 'sourceCbr',
  operator: 'sourceOperator',
  setting: 'sourceSetting',
} as const;
/** Number of official rates shown below the current one. */
const SHOWN = 5;

/** The ruble exchange rate: the current one, its source, and an override. */
export function RatePanel() {
  const { t: tShop } = useI18n();
  const t = useMessages(methodMessages);
  const may = useMay();
  const rates = useConsoleQuery(getRates, {});
  const [selected, setSelected] = useState<'set' | 'useOfficial'>();
  return (
    <Panel
      action={
        may('methods:write') && rates.data ? (
          <span className="flex flex-wrap gap-2">
            {rates.data.overridden ? (
              <Button onClick={() => setSelected('useOfficial')} size="sm" variant="ghost">
                {t('useOfficial')}
              </Button>
            ) : null}
            <Button onClick={() => setSelected('set')} size="sm" variant="outline">
              {t('override')}
            </Button>
          </span>
        ) : null
      }
      title={t('rate')}
    >
      {rates.data ? (
        <RateFacts rates={rates.data} />
      ) : rates.isError ? (
        <Note
          action={
            <Button onClick={() => void rates.refetch()} size="sm" variant="ghost">
              {t('tryAgain')}
            </Button>
          }
          role="alert"
          tone="danger"
        >
          {t('rateFailed')}. {errorText(tShop, rates.error)}
        </Note>
      ) : (
        <Skeleton className="h-16 w-full max-w-md" />
      )}
      {selected ? (
        <RateDialog official={selected === 'useOfficial'} onClose={() => setSelected(undefined)} />
      ) : null}
    </Panel>
  );
}

function RateFacts({ rates: { current, official } }: { rates: Rates }) {
  const { language } = useI18n();
  const t = useMessages(methodMessages);
  if (current === null) return <Note tone="warning">{t('rateNone')}</Note>;
  return (
    <FactList
      facts={[
        {
          key: 'rate',
          label: t('rateNow'),
          value: <strong>{formatRate(language, current.rate)}</strong>,
        },
        { key: 'source', label: t('rateSource'), value: t(sources[current.source]) },
        { key: 'at', label: t('rateAt'), value: formatDate(current.rate_at) },
        {
          key: 'official',
          label: t('official'),
          value:
            official.length === 0
              ? null
              : official
                  .slice(0, SHOWN)
                  .map(({ rate, set_at: at }) => `${formatDate(at)}: ${formatRate(language, rate)}`)
                  .join(' · '),
        },
      ]}
    />
  );
}

function RateDialog({ official, onClose }: { official: boolean; onClose: () => void }) {
  const t = useMessages(methodMessages);
  /** The rate that was refused as a jump; sending it again confirms it. */
  const [jump, setJump] = useState<number | null>();
  const form = useCallForm({
    route: changeRate,
    touches: [getRates],
    initial: { rate: undefined as number | null | undefined, reason: '' },
    body: ({ rate, reason }) => ({
      // Only removing the override has no rate.
      rate: official ? null : (rate ?? undefined),
      reason,
      ...(isMeant(rate) && { confirm_jump: true }),
    }),
    onSaved: onClose,
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'rate_jump') setJump(form.values.rate);
    },
  });
  const isMeant = (rate: number | null | undefined) => rate !== undefined && rate === jump;
  return (
    <FieldDialog
      form={form}
      lead={t(official ? 'useOfficialLead' : 'overrideLead')}
      onClose={onClose}
      submitLabel={t(
        official ? 'useOfficial' : isMeant(form.values.rate) ? 'overrideAnyway' : 'override',
      )}
      title={t(official ? 'useOfficialTitle' : 'overrideTitle')}
    >
      {official ? null : <DecimalField label={t('rateNow')} of={form.at('rate')} />}
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
