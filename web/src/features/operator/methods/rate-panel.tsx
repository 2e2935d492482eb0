import { changeRate, getRates } from '@sesame/contract/operator-gateways.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Note } from '../../../ui/note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { methodWords } from './methods.words.ts';

type Rates = AnswerOf<typeof getRates>;

const sources = {
  cbr: 'sourceCbr',
  operator: 'sourceOperator',
  setting: 'sourceSetting',
} as const;
/** Official rates that are worth a look beside the one that holds. */
const SHOWN = 5;

/** The rate of the rouble: which one holds, who told it, and an own one above it. */
export function RatePanel() {
  const { t } = useI18n();
  const say = useWords(methodWords);
  const may = useMay();
  const rates = useOperatorQuery(getRates, {});
  const [asked, setAsked] = useState<'set' | 'giveUp'>();
  return (
    <Panel
      action={
        may('methods:write') && rates.data ? (
          <span className="flex flex-wrap gap-2">
            {rates.data.overridden ? (
              <Button onClick={() => setAsked('giveUp')} size="sm" variant="ghost">
                {say('giveUp')}
              </Button>
            ) : null}
            <Button onClick={() => setAsked('set')} size="sm" variant="outline">
              {say('override')}
            </Button>
          </span>
        ) : null
      }
      title={say('rate')}
    >
      {rates.data ? (
        <RateFacts rates={rates.data} />
      ) : rates.isError ? (
        <Note
          action={
            <Button onClick={() => void rates.refetch()} size="sm" variant="ghost">
              {say('tryAgain')}
            </Button>
          }
          role="alert"
          tone="danger"
        >
          {say('rateFailed')}. {errorText(t, rates.error)}
        </Note>
      ) : (
        <Skeleton className="h-16 w-full max-w-md" />
      )}
      {asked ? <RateDialog gives={asked === 'giveUp'} onClose={() => setAsked(undefined)} /> : null}
    </Panel>
  );
}

function RateFacts({ rates: { current, official } }: { rates: Rates }) {
  const say = useWords(methodWords);
  if (current === null) return <Note tone="warning">{say('rateNone')}</Note>;
  return (
    <FactList
      facts={[
        { key: 'rate', label: say('rateNow'), value: <strong>{current.rate}</strong> },
        { key: 'source', label: say('rateSource'), value: say(sources[current.source]) },
        { key: 'at', label: say('rateAt'), value: formatDate(current.rate_at) },
        {
          key: 'official',
          label: say('official'),
          value:
            official.length === 0
              ? null
              : official
                  .slice(0, SHOWN)
                  .map(({ rate, set_at: at }) => `${formatDate(at)}: ${rate}`)
                  .join(' · '),
        },
      ]}
    />
  );
}

function RateDialog({ gives, onClose }: { gives: boolean; onClose: () => void }) {
  const say = useWords(methodWords);
  const [rate, setRate] = useState('');
  const change = useOperatorMutation(changeRate, { touches: [getRates] });
  /** The rate that was refused as a jump: sent again, it is meant. */
  const [jump, setJump] = useState('');
  const isMeant = rate !== '' && jump === rate;
  return (
    <ReasonDialog
      act={change}
      lead={say(gives ? 'giveUpLead' : 'overrideLead')}
      onClose={onClose}
      onReason={(reason) =>
        change.mutate(
          {
            body: {
              rate: gives ? null : Number(rate),
              reason,
              ...(isMeant && { jump_meant: true }),
            },
          },
          {
            onSuccess: onClose,
            onError: (error) => {
              if (error instanceof ApiError && error.code === 'rate_jump') setJump(rate);
            },
          },
        )
      }
      submitLabel={say(gives ? 'giveUp' : isMeant ? 'overrideMeant' : 'override')}
      title={say(gives ? 'giveUpTitle' : 'overrideTitle')}
    >
      {gives ? null : (
        <Field label={say('rateNow')}>
          <Input
            inputMode="decimal"
            max={9999.9999}
            min={1}
            onChange={(event) => setRate(event.target.value)}
            required
            step={0.0001}
            type="number"
            value={rate}
          />
        </Field>
      )}
    </ReasonDialog>
  );
}
