import {
  METHOD_SUCCESS_HOURS,
  type MethodSuccess,
} from '@sesame/contract/console/payments/method-tests.ts';
import { formatPercent } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { methodMessages } from './methods.messages.ts';

/** Share of finished payments that were paid: the last 30 days, and below it the last 24 hours. */
export function SuccessCell({ success }: { success: MethodSuccess | undefined }) {
  const { language } = useI18n();
  const t = useMessages(methodMessages);
  if (success === undefined || success.month.percent === null) {
    return <span className="text-muted">–</span>;
  }
  const { day, month } = success;
  return (
    <span className="grid leading-5 max-md:justify-items-end">
      <span>
        {t('ofMonth', {
          percent: formatPercent(language, month.percent ?? 0),
          paid: month.paid,
          ended: month.ended,
        })}
      </span>
      <span className="text-[.8125rem] text-muted">
        {day.percent === null
          ? t('noneOfDay', { hours: METHOD_SUCCESS_HOURS })
          : t('ofDay', {
              hours: METHOD_SUCCESS_HOURS,
              percent: formatPercent(language, day.percent),
              paid: day.paid,
              ended: day.ended,
            })}
      </span>
    </span>
  );
}
