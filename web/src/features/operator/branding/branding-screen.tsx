import { readBrand } from '@sesame/contract/operator-settings.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { BrandEditor } from './brand-editor.tsx';
import { brandingWords } from './branding.words.ts';

/** How the shop is called and what it looks like. */
export function BrandingScreen() {
  const say = useWords(brandingWords);
  useDocumentTitle(say('title'));
  const brand = useOperatorQuery(readBrand, {});
  return (
    <ConsolePage title={say('title')}>
      {brand.data ? (
        <BrandEditor opened={brand.data} reread={async () => (await brand.refetch()).data} />
      ) : (
        <NoAnswerYet failed={say('failed')} loading={say('loading')} query={brand} />
      )}
    </ConsolePage>
  );
}
