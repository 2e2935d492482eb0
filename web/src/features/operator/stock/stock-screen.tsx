import { listStock, type OriginStock, stockLevels } from '@sesame/contract/operator-stock.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { LevelStatus } from './level-status.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import { stockWords } from './stock.words.ts';

const levelWords = { low: 'levelLow', empty: 'levelEmpty' } as const;

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;

/** Every service with what it has to give out. */
export function StockScreen() {
  const say = useWords(stockWords);
  const may = useMay();
  const [, navigate] = useLocation();
  const [making, setMaking] = useState(false);
  useDocumentTitle(say('title'));
  const list = useRecordList(listStock, {
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
      {say('create')}
    </Button>
  ) : null;
  return (
    <ConsolePage actions={create} title={say('title')}>
      <RecordListView<OriginStock, 'search' | 'level'>
        caption={say('list')}
        columns={[
          {
            key: 'service',
            header: say('service'),
            cell: ({ id, title, picture }) => (
              <Link
                className="flex min-w-0 items-center gap-3 font-medium hover:underline max-md:justify-end pointer-coarse:min-h-11"
                href={operatorPaths.service(String(id))}
              >
                <Logo size={32} src={picture} />
                <span className="wrap-anywhere min-w-0">{title}</span>
              </Link>
            ),
          },
          {
            key: 'level',
            header: say('level'),
            cell: ({ level }) => <LevelStatus level={level} />,
          },
          { key: 'free', header: say('free'), look: 'amount', cell: ({ free }) => free },
          { key: 'given', header: say('given'), look: 'amount', cell: ({ given }) => given },
          {
            key: 'forAll',
            header: say('forAll'),
            look: 'amount',
            cell: ({ shared, templates, webhooks }) => shared + templates + webhooks,
          },
          {
            key: 'waiting',
            header: say('waiting'),
            look: 'amount',
            cell: ({ id, waiting }) =>
              waiting === 0 ? (
                '–'
              ) : (
                <Link
                  className="text-danger-text underline underline-offset-3"
                  href={`${operatorPaths.fulfilment()}?origin=${id}`}
                >
                  {waiting}
                </Link>
              ),
          },
        ]}
        empty={<EmptyState actions={create} text={say('noneHint')} title={say('none')} />}
        filters={[
          {
            name: 'level',
            label: say('level'),
            options: stockLevels.map((value) => ({ value, label: say(levelWords[value]) })),
          },
        ]}
        list={list}
        rowKey={({ id }) => String(id)}
        search={{ name: 'search', placeholder: say('find') }}
      />
      {making ? (
        <ServiceDialog
          onClose={() => setMaking(false)}
          onSaved={({ id }) => navigate(operatorPaths.service(String(id)))}
          service={null}
        />
      ) : null}
    </ConsolePage>
  );
}

function isLevel(value: string | undefined): value is (typeof stockLevels)[number] {
  return stockLevels.some((level) => level === value);
}
