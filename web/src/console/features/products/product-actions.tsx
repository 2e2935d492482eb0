import {
  archiveProduct,
  type ConsoleProduct,
  duplicateProduct,
  listProducts,
  readProduct,
  restoreProduct,
} from '@sesame/contract/console/catalogue.ts';
import { Archive, ArchiveRestore, Copy, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { MenuItem } from '../../../ui/overlay/menu-rows.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { SaveProblem } from '../../ui/forms/save-problem.tsx';
import { productMessages } from './products.messages.ts';

type ProductActionsProps = {
  product: ConsoleProduct;
  onChanged: (product: ConsoleProduct) => void;
  onLoadLatest: () => Promise<void>;
};

export function ProductActions({ product, onChanged, onLoadLatest }: ProductActionsProps) {
  const t = useMessages(productMessages);
  const titleOf = useTitle();
  const [, navigate] = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const touches = [listProducts, readProduct];
  const duplicate = useConsoleMutation(duplicateProduct, { touches });
  const archive = useConsoleMutation(archiveProduct, { touches });
  const restore = useConsoleMutation(restoreProduct, { touches });
  const params = { id: String(product.id) };
  const seen = { params, body: { version: product.version } };
  const close = () => {
    setIsOpen(false);
    archive.reset();
  };
  return (
    <>
      <Menu
        label={t('actions')}
        trigger={(props) => (
          <Button {...props} aria-label={t('actions')} size="icon" variant="ghost">
            <Icon of={Ellipsis} />
          </Button>
        )}
      >
        <MenuItem
          icon={<Icon of={Copy} />}
          onSelect={() =>
            duplicate.mutate(
              { params },
              { onSuccess: ({ id }) => navigate(consolePaths.product(String(id))) },
            )
          }
        >
          {t('duplicate')}
        </MenuItem>
        {product.state === 'archived' ? (
          <MenuItem
            icon={<Icon of={ArchiveRestore} />}
            onSelect={() => restore.mutate(seen, { onSuccess: onChanged })}
          >
            {t('restore')}
          </MenuItem>
        ) : (
          <MenuItem icon={<Icon of={Archive} />} onSelect={() => setIsOpen(true)}>
            {t('archive')}
          </MenuItem>
        )}
      </Menu>
      <SaveProblem
        className="basis-full"
        error={duplicate.error ?? restore.error}
        onLoadLatest={() => void onLoadLatest().then(restore.reset)}
      />
      {isOpen ? (
        <ActionDialog
          action={{ ...archive, loadLatest: onLoadLatest }}
          cancelLabel={t('cancel')}
          destructive
          lead={t('archiveLead')}
          onClose={close}
          onSubmit={() =>
            archive.mutate(seen, {
              onSuccess: (next) => {
                close();
                onChanged(next);
              },
            })
          }
          submitLabel={t('archive')}
          title={t('archiveTitle', { title: titleOf(product) })}
        />
      ) : null}
    </>
  );
}
