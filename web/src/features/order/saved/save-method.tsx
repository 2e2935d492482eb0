import {
  MANDATE_VERSION,
  RENEWED_MANDATE_VERSION,
} from '@sesame/contract/shared/mandate-versions.ts';
import { mandates } from '@sesame/contract/shared/mandates.ts';
import { useId } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Checkbox } from '../../../ui/forms/toggle.tsx';

type SaveMethodProps = {
  saves: boolean;
  /** The order is renewed as well: the text says so. */
  renews: boolean;
  choose: (saves: boolean) => void;
};

/** The checkbox to save the payment method, with the text that the buyer agrees to, which is exactly the one that the shop keeps. */
export function SaveMethod({ saves, renews, choose }: SaveMethodProps) {
  const { t, language } = useI18n();
  const mandateId = useId();
  return (
    <div className="mt-4">
      <Checkbox
        aria-describedby={mandateId}
        checked={saves}
        onChange={({ target }) => choose(target.checked)}
      >
        {t('saveMethod')}
      </Checkbox>
      <p className="mt-1.5 pl-[30px] text-[.8125rem] text-muted leading-[18px]" id={mandateId}>
        {mandates[renews ? RENEWED_MANDATE_VERSION : MANDATE_VERSION][language]}
      </p>
    </div>
  );
}
