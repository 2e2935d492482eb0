import type { MethodSuccess } from '@sesame/contract/operator-method-tests.ts';
import { useWords } from '../../../i18n/words.ts';
import { methodWords } from './methods.words.ts';

/** How many of the decided payments were paid: the last month, and below it the last day. */
export function SuccessCell({ success }: { success: MethodSuccess | undefined }) {
  const say = useWords(methodWords);
  if (success === undefined || success.month.percent === null) {
    return <span className="text-muted">–</span>;
  }
  const { day, month } = success;
  return (
    <span className="grid leading-5 max-md:justify-items-end">
      <span>
        {say('ofMonth', { percent: month.percent ?? 0, paid: month.paid, ended: month.ended })}
      </span>
      <span className="text-[.8125rem] text-muted">
        {day.percent === null
          ? say('noneOfDay')
          : say('ofDay', { percent: day.percent, paid: day.paid, ended: day.ended })}
      </span>
    </span>
  );
}
