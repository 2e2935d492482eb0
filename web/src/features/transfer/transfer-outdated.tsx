import { TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconDisc } from '../../ui/state-view.tsx';

type TransferOutdatedProps = {
  /** Where a receipt may still be given. */
  form: ReactNode;
  /** The way to new details. */
  again: ReactNode;
};

/** The details are dead: a receipt, or new ones. */
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
