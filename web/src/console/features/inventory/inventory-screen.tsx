import { inventoryLevels, listInventory } from '@sesame/contract/console/inventory.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Logo } from '../../../ui/brand/logo.tsx';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { inventoryMessages } from '../../ui/inventory/inventory.messages.ts';
import { ServiceDialog } from '../../ui/inventory/service-dialog.tsx';
import { ListScreen } from '../../ui/lists/list-screen.tsx';
import { FindItemDialog } from './find-item-dialog.tsx';
import { freeItems } from './free-items.rules.ts';
import { LevelStatus } from './level-status.tsx';

const levelMessages = { low: 'levelLow', empty: 'levelEmpty' } as const;

/** All services and their available items. */
export function InventoryScreen() {
  const t = useMessages(inventoryMessages);
  const titleOf = useTitle();
  const may = useMay();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<'create' | 'find' | null>(null);
  const close = () => setOpen(null);
  const list = useConsoleList(listInventory);
  const create = may('products:write') ? (
    <Button icon={<Icon of={Plus} />} onClick={() => setOpen('create')}>
      {t('create')}
    </Button>
  ) : null;
  return (
    <ListScreen
      actions={
        <>
          {may('inventory:reveal') ? (
            <Button onClick={() => setOpen('find')} variant="outline">
              {t('findByContent')}
            </Button>
          ) : null}
          {create}
        </>
      }
      title={t('title')}
      caption={t('list')}
      columns={[
        {
          key: 'service',
          phone: 'title',
          header: t('service'),
          cell: ({ id, picture, ...service }) => (
            <Link
              className="flex min-w-0 items-center gap-3 font-medium hover:underline md:pointer-coarse:min-h-11"
              href={consolePaths.service(String(id))}
            >
              <Logo mobileSize={24} size={32} src={picture} />
              <span className="wrap-anywhere min-w-0 md:min-w-24">{titleOf(service)}</span>
            </Link>
          ),
        },
        {
          key: 'level',
          phone: 'end',
          header: t('level'),
          cell: ({ level }) => <LevelStatus level={level} />,
        },
        {
          key: 'free',
          phone: 'under',
          named: true,
          header: t('free'),
          variant: 'amount',
          cell: freeItems,
        },
        {
          key: 'assigned',
          header: t('assigned'),
          variant: 'amount',
          cell: ({ assigned }) => assigned,
        },
        {
          key: 'forAll',
          header: t('shared'),
          variant: 'amount',
          cell: ({ shared, templates, webhooks }) => shared + templates + webhooks,
        },
        {
          key: 'waiting',
          phone: 'underEnd',
          named: true,
          header: t('waiting'),
          variant: 'amount',
          cell: ({ id, waiting }) =>
            waiting === 0 ? (
              '–'
            ) : (
              <Link
                className="text-danger-text underline underline-offset-3"
                href={`${consolePaths.fulfilment()}?service=${id}`}
              >
                {waiting}
              </Link>
            ),
        },
      ]}
      empty={<EmptyState actions={create} text={t('noneHint')} title={t('none')} />}
      filters={[
        {
          name: 'level',
          label: t('level'),
          options: inventoryLevels.map((value) => ({ value, label: t(levelMessages[value]) })),
        },
      ]}
      list={list}
      search={t('find')}
    >
      {open === 'find' ? <FindItemDialog onClose={close} /> : null}
      {open === 'create' ? (
        <ServiceDialog
          onClose={close}
          onSaved={({ id }) => navigate(consolePaths.service(String(id)))}
          service={null}
        />
      ) : null}
    </ListScreen>
  );
}
