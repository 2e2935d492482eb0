import { readProduct } from '@sesame/contract/console/catalogue.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { ErrorState } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { RecordAlerts } from '../../ui/alerts/record-alerts.tsx';
import { ProductEditor } from './product-editor.tsx';
import { productMessages } from './products.messages.ts';

/** Edits one product. Changes by others do not disturb the editor; saving reports the version conflict. */
export function ExistingProduct({ id }: { id: string }) {
  const { t: tShop } = useI18n();
  const t = useMessages(productMessages);
  const { data, error, refetch } = useConsoleQuery(readProduct, { params: { id } });
  if (data) {
    return (
      <>
        <RecordAlerts className="mx-7 my-6 max-md:mx-4 max-md:mb-0" record={`product:${id}`} />
        <ProductEditor product={data} reread={async () => (await refetch()).data} />
      </>
    );
  }
  if (error) {
    return (
      <div className="p-6">
        <ErrorState
          actions={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
          text={errorText(tShop, error)}
          title={t('failed')}
        />
      </div>
    );
  }
  return (
    <div aria-busy="true" className="grid gap-5 p-7 max-md:p-4">
      <p className="sr-only">{t('loading')}</p>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
