import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { ClosedShopNote } from '../../shell/closed-shop-note.tsx';
import { Catalogue } from './catalogue.tsx';

type VisitorCatalogueScreenProps = { onOrder: (productId: number) => void };

/** The catalogue for visitors without an account. */
export function VisitorCatalogueScreen({ onOrder }: VisitorCatalogueScreenProps) {
  const { t } = useI18n();
  useDocumentTitle(t('catalogueTitle'));
  return (
    <>
      <h1 className="type-display" tabIndex={-1}>
        {t('catalogueTitle')}
      </h1>
      <p className="mt-2 max-w-[60ch] text-[.9375rem] text-muted leading-[22px]">
        {t('catalogueLead')}
      </p>
      <div className="mt-5 empty:hidden">
        <ClosedShopNote />
      </div>
      <Catalogue onOrder={onOrder} onOrderIntent={noIntent} plansRequests={0} withCoupon={false} />
    </>
  );
}

/** The order sheet is loaded after the sign-in. */
function noIntent(): void {}
