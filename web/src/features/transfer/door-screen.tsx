import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { DoorWall } from '../../ui/door-wall.tsx';
import { RingLoader } from '../../ui/ring-loader.tsx';

/** A picture and nothing to do: the page between a shop and a bank. */
export function DoorScreen() {
  const { t } = useI18n();
  useDocumentTitle(t('titleTransfer'));
  return (
    <div className="fixed inset-0 top-(--header-height) overflow-hidden bg-sunken">
      <DoorWall className="absolute inset-0 size-full" scene="waiting" />
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
