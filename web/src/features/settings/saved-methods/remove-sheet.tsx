import { shortMethodName } from '@sesame/contract/shared/renewals/method-brand.ts';
import type { SavedMethod } from '@sesame/contract/shop/saved-methods.ts';
import { useState } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Sheet, SheetTitle } from '../../../ui/overlay/sheet.tsx';
import { Button } from '../../../ui/primitives/button.tsx';

type RemoveSheetProps = {
  /** The method to remove; null closes the sheet. */
  method: SavedMethod | null;
  /** Whether subscriptions are renewed with it. */
  renews: boolean;
  busy: boolean;
  onClose: () => void;
  onRemove: (method: SavedMethod) => void;
};

/** Says what removing does before it is done. Its content stays while the sheet slides out. */
export function RemoveSheet({ method, renews, busy, onClose, onRemove }: RemoveSheetProps) {
  const { t } = useI18n();
  const [shown, setShown] = useState(method);
  if (method !== null && method !== shown) setShown(method);
  return (
    <Sheet closeLabel={t('close')} onClose={onClose} open={method !== null} size="form">
      <div className="px-9 pt-8 pb-9 max-md:px-4 max-md:pt-4 max-md:pb-[calc(24px+env(safe-area-inset-bottom))]">
        <SheetTitle className="type-title-2 pr-10">{t('savedMethodRemoveTitle')}</SheetTitle>
        {shown ? (
          <>
            <p className="mt-3 text-text-secondary">
              {t('savedMethodRemoveText', { method: shortMethodName(shown) })}
              {renews ? ` ${t('savedMethodStops')}` : null}
            </p>
            <div className="mt-6 grid gap-2">
              <Button block loading={busy} onClick={() => onRemove(shown)} variant="destructive">
                {t('savedMethodRemove')}
              </Button>
              <Button block onClick={onClose} variant="ghost">
                {t('cancel')}
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </Sheet>
  );
}
