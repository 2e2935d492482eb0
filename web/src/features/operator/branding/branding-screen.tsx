import { readBrand } from '@sesame/contract/operator-settings.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { RecordTableSkeleton } from '../../../ui/console/record-table.tsx';
import { ErrorState } from '../../../ui/state-view.tsx';
import { BrandEditor } from './brand-editor.tsx';
import { brandingWords } from './branding.words.ts';

/** How the shop is called and what it looks like. */
export function BrandingScreen() {
  const { t } = useI18n();
  const say = useWords(brandingWords);
  useDocumentTitle(say('title'));
  const { data, error, refetch } = useOperatorQuery(readBrand, {});
  return (
    <ConsolePage title={say('title')}>
      {data ? (
        <BrandEditor opened={data} reread={async () => (await refetch()).data} />
      ) : error ? (
        <ErrorState
          actions={<Button onClick={() => void refetch()}>{say('retry')}</Button>}
          text={errorText(t, error)}
          title={say('failed')}
        />
      ) : (
        <RecordTableSkeleton label={say('loading')} />
      )}
    </ConsolePage>
  );
}
