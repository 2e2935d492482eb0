import {
  exportPromoCodes,
  listPromoCodes,
  type OperatorPromo,
  promoStates,
} from '@sesame/contract/operator-promos.ts';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { ExportButton } from '../../../shell/console/export-button.tsx';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { Status } from '../../../ui/status.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { stateKinds, stateWords } from './promo-states.ts';
import { promoWords } from './promos.words.ts';

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;

type Filters = Readonly<Record<'search' | 'state' | 'batch', string | undefined>>;

const queryOf = ({ search, state, batch }: Filters) => {
  const known = promoStates.find((one) => one === state);
  return {
    ...(search !== undefined && { search }),
    ...(known !== undefined && { state: known }),
    ...(batch !== undefined && { batch }),
  };
};

export function PromosScreen() {
  const say = useWords(promoWords);
  const may = useMay();
  useDocumentTitle(say('title'));
  const list = useRecordList(listPromoCodes, {
    filterNames: ['search', 'state', 'batch'],
    inputOf: (filters, before) => ({
      query: { ...queryOf(filters), ...(before !== undefined && { before }) },
    }),
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : String(page.at(-1)?.id)),
  });
  const { search, state, batch } = list.filters;
  return (
    <ConsolePage
      actions={
        <>
          <ExportButton
            input={() => ({
              query: queryOf({
                search: search || undefined,
                state: state || undefined,
                batch: batch || undefined,
              }),
            })}
            name="promo-codes"
            route={exportPromoCodes}
          />
          {may('promos:write') ? (
            <LinkButton as={Link} href={operatorPaths.promo('new')} icon={<Icon of={Plus} />}>
              {say('create')}
            </LinkButton>
          ) : null}
        </>
      }
      title={say('title')}
    >
      <RecordListView<OperatorPromo, 'search' | 'state' | 'batch'>
        caption={say('list')}
        columns={[
          {
            key: 'code',
            header: say('code'),
            cell: ({ id, code }) => (
              <TextLink as={Link} className="wrap-anywhere" href={operatorPaths.promo(String(id))}>
                <bdi>{code}</bdi>
              </TextLink>
            ),
          },
          { key: 'discount', header: say('discount'), cell: ({ percent }) => `${percent}%` },
          {
            key: 'uses',
            header: say('uses'),
            cell: ({ uses, max_uses: limit }) =>
              limit === null ? uses : say('usesOf', { used: uses, limit }),
          },
          {
            key: 'until',
            header: say('until'),
            look: 'muted',
            cell: ({ ends_at: at }) => (at ? formatDate(at) : say('always')),
          },
          {
            key: 'note',
            header: say('note'),
            look: 'muted',
            from: 'wide',
            cell: ({ note }) => <span className="line-clamp-1 max-w-[40ch]">{note || '–'}</span>,
          },
          {
            key: 'state',
            header: say('state'),
            cell: ({ state: now }) => (
              <Status kind={stateKinds[now]}>{say(stateWords[now])}</Status>
            ),
          },
        ]}
        empty={<EmptyState text={say('noneHint')} title={say('none')} />}
        filters={[
          {
            name: 'state',
            label: say('state'),
            options: promoStates.map((value) => ({ value, label: say(stateWords[value]) })),
          },
          ...(batch
            ? [
                {
                  name: 'batch' as const,
                  label: say('batch'),
                  options: [{ value: batch, label: batch.slice(-6) }],
                },
              ]
            : []),
        ]}
        list={list}
        rowKey={({ id }) => String(id)}
        search={{ name: 'search', placeholder: say('searchHint') }}
      />
    </ConsolePage>
  );
}
