import { readBrand } from '@sesame/contract/console/settings.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { BrandEditor } from './brand-editor.tsx';
import { brandingMessages } from './branding.messages.ts';

export function BrandingScreen() {
  const t = useMessages(brandingMessages);
  useDocumentTitle(t('title'));
  const brand = useConsoleQuery(readBrand, {});
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
