import { useLocation } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { consolePaths } from '../../paths.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { CreateLink } from '../../ui/page/create-link.tsx';
import { ExistingProduct } from './existing-product.tsx';
import { ProductEditor } from './product-editor.tsx';
import { ProductList } from './product-list.tsx';
import { productMessages } from './products.messages.ts';

/** List, form and preview side by side; one at a time on phones. */
export function ProductsScreen() {
  const t = useMessages(productMessages);
  useDocumentTitle(t('title'));
  const [path] = useLocation();
  const chosen = /^\/admin\/products\/(new|[1-9]\d*)$/.exec(path)?.[1];
  return (
    <ConsolePage
      actions={
        <CreateLink href={consolePaths.product('new')} permission="products:write">
          {t('create')}
        </CreateLink>
      }
      back={
        chosen === undefined ? null : (
          <BackLink className="lg:hidden" href={consolePaths.products()}>
            {t('back')}
          </BackLink>
        )
      }
      title={t('title')}
    >
      <div className="rounded-lg border border-border bg-surface shadow-card lg:grid lg:grid-cols-[260px_minmax(0,1fr)]">
        <div className={`border-border lg:border-r ${chosen === undefined ? '' : 'max-lg:hidden'}`}>
          <ProductList chosen={chosen} />
        </div>
        <div className={`min-w-0 ${chosen === undefined ? 'max-lg:hidden' : ''}`}>
          {chosen === undefined ? (
            <div className="p-6">
              <EmptyState text={t('chooseHint')} title={t('choose')} />
            </div>
          ) : chosen === 'new' ? (
            <ProductEditor product={null} reread={null} />
          ) : (
            <ExistingProduct id={chosen} key={chosen} />
          )}
        </div>
      </div>
    </ConsolePage>
  );
}
