import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { AuthArtwork } from '../../ui/brand/auth-artwork.tsx';
import { BrandMark } from '../../ui/brand/brand-mark.tsx';
import { RingLoader } from '../../ui/primitives/ring-loader.tsx';

/** An illustration without actions: the page between the shop and the checkout page. */
export function ArtworkScreen() {
  const { t } = useI18n();
  useDocumentTitle(t('titleTransfer'));
  return (
    <div className="fixed inset-0 top-(--header-height) overflow-hidden bg-sunken">
      <AuthArtwork className="absolute inset-0 size-full" scene="waiting" />
      <div
        className="absolute inset-x-0 top-1/2 grid -translate-y-1/2 justify-items-center"
        role="status"
      >
        <RingLoader>
          <BrandMark size={34} />
        </RingLoader>
        <h1 className="type-title-2 mt-6">{t('oneMoment')}</h1>
      </div>
    </div>
  );
}
