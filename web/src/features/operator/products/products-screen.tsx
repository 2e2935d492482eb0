import { Plus } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ExistingProduct } from './existing-product.tsx';
import { ProductEditor } from './product-editor.tsx';
import { ProductList } from './product-list.tsx';
import { productWords } from './products.words.ts';

/** List, form and preview side by side; on a phone one after the other. */
export function ProductsScreen() {
  const say = useWords(productWords);
  const may = useMay();
  useDocumentTitle(say('title'));
  const [path] = useLocation();
  const chosen = /^\/admin\/products\/(new|[1-9]\d*)$/.exec(path)?.[1];
  return (
    <ConsolePage
      actions={
        may('products:write') ? (
          <LinkButton as={Link} href={operatorPaths.product('new')} icon={<Icon of={Plus} />}>
            {say('create')}
          </LinkButton>
        ) : null
      }
      back={
        chosen === undefined ? null : (
          <TextLink as={Link} className="lg:hidden" href={operatorPaths.products()}>
            {say('back')}
          </TextLink>
        )
      }
      title={say('title')}
    >
      <div className="rounded-lg border border-border bg-surface shadow-card lg:grid lg:grid-cols-[260px_minmax(0,1fr)]">
        <div className={`border-border lg:border-r ${chosen === undefined ? '' : 'max-lg:hidden'}`}>
          <ProductList chosen={chosen} />
        </div>
        <div className={`min-w-0 ${chosen === undefined ? 'max-lg:hidden' : ''}`}>
          {chosen === undefined ? (
            <div className="p-6">
              <EmptyState text={say('chooseHint')} title={say('choose')} />
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
