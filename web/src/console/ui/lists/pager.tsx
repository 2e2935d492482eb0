import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';

type PagerProps = {
  /** The range shown: `1–50 of 1,482`. */
  text: ReactNode;
  backLabel: string;
  nextLabel: string;
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

/** Pager below a list. */
export function Pager({ text, backLabel, nextLabel, onBack, onNext }: PagerProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-border border-t px-5 py-3 text-[.8125rem] text-muted max-md:px-4">
      <p role="status">{text}</p>
      <div className="flex gap-2">
        <Button disabled={!onBack} onClick={onBack} size="sm" variant="outline">
          {backLabel}
        </Button>
        <Button disabled={!onNext} onClick={onNext} size="sm" variant="outline">
          {nextLabel}
        </Button>
      </div>
    </div>
  );
}

/** Loads further rows of a list in a narrow column; nothing once all are loaded. */
export function MoreRows({
  list: { onMore, isBusy },
}: {
  list: { onMore: (() => void) | undefined; isBusy: boolean };
}) {
  const t = useMessages();
  return onMore ? (
    <div className="p-3.5">
      <Button block loading={isBusy} onClick={onMore} variant="outline">
        {t('more')}
      </Button>
    </div>
  ) : null;
}
