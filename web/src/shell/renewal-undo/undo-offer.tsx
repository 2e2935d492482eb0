import type { Renewal } from '@sesame/contract/shop/renewals.ts';
import { Suspense, useState } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { lazyScreen } from '../lazy-screen.ts';

const { Component: UndoSheet } = lazyScreen(
  async () => (await import('./undo-sheet.tsx')).UndoSheet,
);

type UndoOfferProps = {
  /** Null when it cannot be undone, or no longer. */
  undo: Renewal['undo'];
  product: string;
  className?: string;
};

/** Until when a renewal can be undone, and the way to do it. */
export function UndoOffer({ undo, product, className = '' }: UndoOfferProps) {
  const { t } = useI18n();
  // Kept for the open sheet, which is still there once it is undone.
  const [undoId, setUndoId] = useState(undo?.payment_id);
  if (undo !== null && undo.payment_id !== undoId) setUndoId(undo.payment_id);
  // A new sheet for every opening: what the last one said is over.
  const [times, setTimes] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setTimes(times + 1);
    setOpen(true);
  };
  return (
    <>
      {undo === null ? null : (
        <div className={`flex flex-wrap items-center justify-between gap-x-3 ${className}`}>
          <p className="min-w-0 flex-[1_1_12rem] text-muted">
            {t(undo.is_whole ? 'renewalJustCharged' : 'renewalUsed', {
              date: formatDate(undo.until),
            })}
          </p>
          <Button
            aria-haspopup="dialog"
            aria-label={`${t('renewalUndo')}: ${product}`}
            className="-mx-3"
            onClick={open}
            size="sm"
            variant="ghost"
          >
            {t('renewalUndo')}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {times > 0 && undoId !== undefined ? (
          <UndoSheet key={times} onClose={() => setOpen(false)} open={isOpen} paymentId={undoId} />
        ) : null}
      </Suspense>
    </>
  );
}
