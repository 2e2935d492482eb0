import type { ReactNode } from 'react';
import { useI18n } from '../i18n/use-i18n.ts';
import { CopyButton } from '../ui/forms/copy-button.tsx';

type DetailProps = {
  label: string;
  /** The text for the copy button; without it there is no button. */
  copy?: string;
  large?: boolean;
  children: ReactNode;
};

/** One line of what must be sent where. */
export function Detail({ label, copy, large = false, children }: DetailProps) {
  const { t } = useI18n();
  return (
    <div className="grid min-h-14 grid-cols-[132px_minmax(0,1fr)_auto] items-center gap-x-3 border-border border-b py-1.5 last:border-b-0 max-md:grid-cols-[minmax(0,1fr)_auto]">
      <dt className="text-muted max-md:text-[.8125rem]">{label}</dt>
      <dd
        className={`type-tabular max-md:col-start-1 max-md:row-start-2 [overflow-wrap:anywhere] ${large ? 'type-title-2' : 'font-medium'}`}
      >
        {children}
      </dd>
      {copy === undefined ? null : (
        <dd className="max-md:row-span-2 max-md:row-start-1">
          <CopyButton copiedLabel={t('copied')} label={`${t('copy')}: ${label}`} text={copy} />
        </dd>
      )}
    </div>
  );
}
