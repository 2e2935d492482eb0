import { readBrand } from '@sesame/contract/console/settings.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useOperatorQuery } from '../../api/use-operator-query.ts';
import { NoAnswerYet } from '../../shell/no-answer-yet.tsx';
import { ConsolePage } from '../../ui/console-page.tsx';
import { BrandEditor } from './brand-editor.tsx';
import { brandingMessages } from './branding.messages.ts';

/** Name, colour and logo of the shop. */
export function BrandingScreen() {
  const t = useMessages(brandingMessages);
  useDocumentTitle(t('title'));
  const brand = useOperatorQuery(readBrand, {});
  return (
    <ConsolePage title={t('title')}>
      {brand.data ? (
        <BrandEditor opened={brand.data} reread={async () => (await brand.refetch()).data} />
      ) : (
        <NoAnswerYet failed={t('failed')} loading={t('loading')} query={brand} />
      )}
    </ConsolePage>
  );
}
