import { TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { IconDisc } from '../../ui/data/state-view.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';

type TransferOutdatedProps = {
  /** The form for a proof of payment. */
  form: ReactNode;
  /** The button for new details. */
  again: ReactNode;
};

/** The details have expired: send a proof, or get new ones. */
export function TransferOutdated({ form, again }: TransferOutdatedProps) {
  const { t } = useI18n();
  return (
    <>
      <IconDisc tone="warning">
        <Icon of={TimerOff} size={28} />
      </IconDisc>
      <h1 className="type-title-1 mt-5 mb-1.5">{t('transferOutdated')}</h1>
      <p className="mb-6 text-[.9375rem] text-muted leading-[22px]">{t('transferOutdatedHint')}</p>
      {form}
      <p className="mt-3 text-center">{again}</p>
    </>
  );
}
