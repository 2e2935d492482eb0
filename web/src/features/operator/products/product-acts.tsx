import {
  archiveProduct,
  duplicateProduct,
  listProducts,
  type OperatorProduct,
  readProduct,
  restoreProduct,
} from '@sesame/contract/operator-catalogue.ts';
import { Archive, ArchiveRestore, Copy, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { SaveProblem } from '../../../shell/console/save-problem.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { MenuItem } from '../../../ui/menu-rows.tsx';
import { productWords } from './products.words.ts';

type ProductActsProps = {
  product: OperatorProduct;
  onChanged: (product: OperatorProduct) => void;
  onLoadTheirs: () => Promise<void>;
};

/** Copy, archive and bring back. */
export function ProductActs({ product, onChanged, onLoadTheirs }: ProductActsProps) {
  const say = useWords(productWords);
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const touches = [listProducts, readProduct];
  const duplicate = useOperatorMutation(duplicateProduct, { touches });
  const archive = useOperatorMutation(archiveProduct, { touches });
  const restore = useOperatorMutation(restoreProduct, { touches });
  const params = { id: String(product.id) };
  const seen = { params, body: { version: product.version } };
  const close = () => {
    setAsking(false);
    archive.reset();
  };
  return (
    <>
      <Menu
        label={say('acts')}
        trigger={(props) => (
          <Button {...props} aria-label={say('acts')} size="icon" variant="ghost">
            <Icon of={Ellipsis} />
          </Button>
        )}
      >
        <MenuItem
          icon={<Icon of={Copy} />}
          onSelect={() =>
            duplicate.mutate(
              { params },
              { onSuccess: ({ id }) => navigate(operatorPaths.product(String(id))) },
            )
          }
        >
          {say('duplicate')}
        </MenuItem>
        {product.state === 'archived' ? (
          <MenuItem
            icon={<Icon of={ArchiveRestore} />}
            onSelect={() => restore.mutate(seen, { onSuccess: onChanged })}
          >
            {say('restore')}
          </MenuItem>
        ) : (
          <MenuItem icon={<Icon of={Archive} />} onSelect={() => setAsking(true)}>
            {say('archive')}
          </MenuItem>
        )}
      </Menu>
      <SaveProblem
        className="basis-full"
        error={duplicate.error ?? restore.error}
        onLoadTheirs={() => void onLoadTheirs().then(restore.reset)}
      />
      {asking ? (
        <ActDialog
          act={{ ...archive, loadTheirs: onLoadTheirs }}
          cancelLabel={say('keep')}
          destructive
          lead={say('archiveLead')}
          onClose={close}
          onSubmit={() =>
            archive.mutate(seen, {
              onSuccess: (next) => {
                close();
                onChanged(next);
              },
            })
          }
          submitLabel={say('archive')}
          title={say('archiveTitle', { title: product.title })}
        />
      ) : null}
    </>
  );
}
