import {
  getShownRateState,
  SHOWN_RATE_UNSEEN_DAYS,
  type ShownRateState,
  testShownRate,
} from '@sesame/contract/console/settings/shown-rate.ts';
import type { RatedCurrency } from '@sesame/contract/shared/shop-settings.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { shownRateMessages } from './shown-rate.messages.ts';

const sources = { cbr: 'fromBank', operator: 'fromOperator', setting: 'fromEnvironment' } as const;

/** The rate of the chosen currency, how old it is, and a test that fetches it now. */
export function ShownRate({ currency }: { currency: RatedCurrency }) {
  const { t: tShop } = useI18n();
  const t = useMessages(shownRateMessages);
  const may = useMay()('settings:write');
  const stored = useConsoleQuery(getShownRateState, { query: { currency } });
  const test = useConsoleMutation(testShownRate, { touches: [getShownRateState] });
  const tested = test.data?.currency === currency ? test.data : undefined;
  const error = test.error ?? (stored.isError ? stored.error : null);
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {error ? (
        <Note role="alert" tone="danger">
          {errorText(tShop, error)}
        </Note>
      ) : null}
      {tested?.problem ? (
        <Note role="alert" tone="danger">
          {t(tested.problem)}
        </Note>
      ) : null}
      {tested ? (
        <RateNote isTested rate={tested} />
      ) : stored.data ? (
        <RateNote rate={stored.data} />
      ) : null}
      {may ? (
        <Button
          loading={test.isPending}
          onClick={() => test.mutate({ body: { currency } })}
          variant="outline"
        >
          {t('fetchNow')}
        </Button>
      ) : null}
    </div>
  );
}

function RateNote({ rate, isTested = false }: { rate: ShownRateState; isTested?: boolean }) {
  const { language } = useI18n();
  const t = useMessages(shownRateMessages);
  const { currency, source, rate_at: at, seen_at: seen, stale } = rate;
  if (rate.rate === null || source === null || at === null)
    return <Note tone="warning">{t('noRate')}</Note>;
  const fresh = isTested && 'problem' in rate && rate.problem === null;
  return (
    <Note
      tone={stale ? 'warning' : fresh ? 'success' : 'info'}
      {...(fresh && { role: 'status' as const })}
    >
      {t(sources[source], {
        rate: `${new Intl.NumberFormat(language, { maximumFractionDigits: 4 }).format(rate.rate)}\u00a0${currency}`,
        at: formatDateTime(at),
      })}{' '}
      {stale && seen !== null
        ? t('staleSince', { at: formatDateTime(seen), days: SHOWN_RATE_UNSEEN_DAYS })
        : null}
    </Note>
  );
}
