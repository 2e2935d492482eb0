import {
  inventoryLevels,
  listInventory,
  type ServiceInventory,
} from '@sesame/contract/console/inventory.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { Logo } from '../../../ui/brand/logo.tsx';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { useMay } from '../../api/use-operator.ts';
import { useRecordList } from '../../api/use-record-list.ts';
import { consolePaths } from '../../paths.ts';
import { RecordListView } from '../../ui/lists/record-list.tsx';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { inventoryMessages } from './inventory.messages.ts';
import { LevelStatus } from './level-status.tsx';
import { ServiceDialog } from './service-dialog.tsx';

const levelMessages = { low: 'levelLow', empty: 'levelEmpty' } as const;

/** Rows per page; a shorter page is the last one. */
const PAGE = 50;

/** All services and their available items. */
export function InventoryScreen() {
  const t = useMessages(inventoryMessages);
  const may = useMay();
  const [, navigate] = useLocation();
  const [making, setMaking] = useState(false);
  useDocumentTitle(t('title'));
  const list = useRecordList(listInventory, {
    filterNames: ['search', 'level'],
    inputOf: ({ search, level }, after) => ({
      query: {
        ...(after !== undefined && { after }),
        ...(search !== undefined && { search }),
        ...(isLevel(level) && { level }),
      },
    }),
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : String(page.at(-1)?.id)),
  });
  const create = may('products:write') ? (
    <Button icon={<Icon of={Plus} />} onClick={() => setMaking(true)}>
      {t('create')}
    </Button>
  ) : null;
  return (
    <ConsolePage actions={create} title={t('title')}>
      <RecordListView<ServiceInventory, 'search' | 'level'>
        caption={t('list')}
        columns={[
          {
            key: 'service',
            header: t('service'),
            cell: ({ id, title, picture }) => (
              <Link
                className="flex min-w-0 items-center gap-3 font-medium hover:underline max-md:justify-end pointer-coarse:min-h-11"
                href={consolePaths.service(String(id))}
              >
                <Logo size={32} src={picture} />
                <span className="wrap-anywhere min-w-0 md:min-w-24">{title}</span>
              </Link>
            ),
          },
          {
            key: 'level',
            header: t('level'),
            cell: ({ level }) => <LevelStatus level={level} />,
          },
          { key: 'free', header: t('free'), look: 'amount', cell: ({ free }) => free },
          { key: 'given', header: t('given'), look: 'amount', cell: ({ given }) => given },
          {
            key: 'forAll',
            header: t('forAll'),
            look: 'amount',
            cell: ({ shared, templates, webhooks }) => shared + templates + webhooks,
          },
          {
            key: 'waiting',
            header: t('waiting'),
            look: 'amount',
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
        rowKey={({ id }) => String(id)}
        search={{ name: 'search', placeholder: t('find') }}
      />
      {making ? (
        <ServiceDialog
          onClose={() => setMaking(false)}
          onSaved={({ id }) => navigate(consolePaths.service(String(id)))}
          service={null}
        />
      ) : null}
    </ConsolePage>
  );
}

function isLevel(value: string | undefined): value is (typeof inventoryLevels)[number] {
  return inventoryLevels.some((level) => level === value);
}
