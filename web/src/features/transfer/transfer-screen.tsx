import { useSearch } from 'wouter';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { DemoTransfer } from './demo-transfer.tsx';
import { placeIn } from './own/own-transfer.rules.ts';
import { OwnTransfer } from './own/own-transfer.tsx';
import { outcomeOf } from './transfer.rules.ts';

/** A payment by bank transfer: the one in the address, or else a demo; `?demo=success` makes it succeed. */
export function TransferScreen() {
  const { t } = useI18n();
  const search = useSearch();
  const place = placeIn(search);
  useDocumentTitle(t('titleTransfer'));
  return (
    <div className="mx-auto w-full max-w-[520px]">
      {place ? (
        <OwnTransfer key={place.payment} {...place} />
      ) : (
        <DemoTransfer outcome={outcomeOf(search)} />
      )}
    </div>
  );
}
