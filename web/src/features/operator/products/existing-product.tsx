import { readProduct } from '@sesame/contract/operator-catalogue.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/state-view.tsx';
import { ProductEditor } from './product-editor.tsx';
import { productWords } from './products.words.ts';

/** One product of the list. What others change meanwhile does not disturb who is typing: the save tells. */
export function ExistingProduct({ id }: { id: string }) {
  const { t } = useI18n();
  const say = useWords(productWords);
  const { data, error, refetch } = useOperatorQuery(readProduct, { params: { id } });
  if (data) return <ProductEditor product={data} reread={async () => (await refetch()).data} />;
  if (error) {
    return (
      <div className="p-6">
        <ErrorState
          actions={<Button onClick={() => void refetch()}>{say('retry')}</Button>}
          text={errorText(t, error)}
          title={say('failed')}
        />
      </div>
    );
  }
  return (
    <div aria-busy="true" className="grid gap-5 p-7 max-md:p-4">
      <p className="sr-only">{say('loading')}</p>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
