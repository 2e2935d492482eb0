import {
  countTexts,
  exportTexts,
  listTexts,
  type OperatorText,
  textFilters,
  textKinds,
} from '@sesame/contract/operator-texts.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { ExportButton } from '../../../shell/console/export-button.tsx';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PublishDrafts } from './publish-drafts.tsx';
import { textsWords } from './texts.words.ts';

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;
const filterWords = {
  changed: 'filterChanged',
  draft: 'filterDraft',
  missing: 'filterMissing',
  unfit: 'filterUnfit',
} as const;
const kindWords = { page: 'kindPage', mail: 'kindMail', bot: 'kindBot' } as const;

/** Every text of the shop, with what is said in its place. */
export function TextsScreen() {
  const say = useWords(textsWords);
  const may = useMay();
  useDocumentTitle(say('title'));
  const [publishing, setPublishing] = useState(false);
  const counts = useOperatorQuery(countTexts, {});
  const drafts = counts.data?.draft ?? 0;
  const list = useRecordList(listTexts, {
    filterNames: ['search', 'kind', 'filter'],
    inputOf: (filters, after) => ({
      query: { ...queryOf(filters), ...(after !== undefined && { after }) },
    }),
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : page.at(-1)?.key),
  });
  return (
    <ConsolePage
      actions={
        <>
          <ExportButton
            input={() => ({ query: queryOf(list.filters) })}
            name="texts"
            route={exportTexts}
          />
          {drafts > 0 && may('texts:write') ? (
            <Button onClick={() => setPublishing(true)}>
              {say('publishSome', { count: drafts })}
            </Button>
          ) : null}
        </>
      }
      title={say('title')}
    >
      {publishing ? <PublishDrafts onClose={() => setPublishing(false)} /> : null}
      <RecordListView<OperatorText, 'search' | 'kind' | 'filter'>
        caption={say('list')}
        columns={[
          {
            key: 'number',
            header: say('number'),
            look: 'muted',
            cell: ({ number }) => <span className="type-tabular">{number ?? '–'}</span>,
          },
          {
            key: 'name',
            header: say('name'),
            cell: ({ key, name }) => (
              <TextLink
                as={Link}
                className="inline-block min-w-44 wrap-anywhere"
                href={operatorPaths.text(key)}
              >
                {name}
              </TextLink>
            ),
          },
          { key: 'en', header: say('english'), cell: ({ en }) => <Words {...en} /> },
          { key: 'ru', header: say('russian'), cell: ({ ru }) => <Words {...ru} /> },
          { key: 'state', header: say('state'), cell: (text) => <States text={text} /> },
        ]}
        empty={<EmptyState title={say('none')} />}
        filters={[
          {
            name: 'kind',
            label: say('kind'),
            options: textKinds.map((value) => ({ value, label: say(kindWords[value]) })),
          },
          {
            name: 'filter',
            label: say('state'),
            options: textFilters.map((value) => ({
              value,
              label: counts.data
                ? `${say(filterWords[value])} (${counts.data[value]})`
                : say(filterWords[value]),
            })),
          },
        ]}
        list={list}
        rowKey={({ key }) => key}
        search={{ name: 'search', placeholder: say('search') }}
      />
    </ConsolePage>
  );
}

function queryOf({
  search,
  kind,
  filter,
}: Readonly<Record<'search' | 'kind' | 'filter', string | undefined>>) {
  const wanted = textKinds.find((one) => one === kind);
  const known = textFilters.find((one) => one === filter);
  return {
    ...(search && { search }),
    ...(wanted && { kind: wanted }),
    ...(known && { filter: known }),
  };
}

type WordsProps = Pick<OperatorText['en'], 'published' | 'fault' | 'standard'>;

function Words({ published, fault, standard }: WordsProps) {
  const words = fault === null ? (published ?? standard) : standard;
  return <span className="wrap-anywhere line-clamp-2">{words}</span>;
}

function States({ text: { en, ru } }: { text: OperatorText }) {
  const say = useWords(textsWords);
  const changed = en.published !== null || ru.published !== null;
  const drafted = en.draft !== null || ru.draft !== null;
  const unfit = en.fault !== null || ru.fault !== null;
  return (
    <span className="flex flex-wrap gap-1.5 max-md:justify-end">
      {unfit ? <Badge tone="danger">{say('stateUnfit')}</Badge> : null}
      {changed ? <Badge tone="accent">{say('stateChanged')}</Badge> : null}
      {drafted ? <Badge tone="info">{say('stateDraft')}</Badge> : null}
      {changed || drafted ? null : <span className="text-muted">{say('stateStandard')}</span>}
    </span>
  );
}
