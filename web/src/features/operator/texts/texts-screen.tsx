import { listTexts, type OperatorText, textFilters } from '@sesame/contract/operator-texts.ts';
import { Link } from 'wouter';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { textsWords } from './texts.words.ts';

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;
const filterWords = { changed: 'filterChanged', draft: 'filterDraft' } as const;

/** Every text of the shop, with what is said in its place. */
export function TextsScreen() {
  const say = useWords(textsWords);
  useDocumentTitle(say('title'));
  const list = useRecordList(listTexts, {
    filterNames: ['search', 'filter'],
    inputOf: ({ search, filter }, after) => {
      const known = textFilters.find((one) => one === filter);
      return {
        query: {
          ...(search && { search }),
          ...(known && { filter: known }),
          ...(after !== undefined && { after }),
        },
      };
    },
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : String(page.at(-1)?.number)),
  });
  return (
    <ConsolePage title={say('title')}>
      <RecordListView<OperatorText, 'search' | 'filter'>
        caption={say('list')}
        columns={[
          {
            key: 'number',
            header: say('number'),
            look: 'muted',
            cell: ({ number }) => <span className="type-tabular">{number}</span>,
          },
          {
            key: 'name',
            header: say('name'),
            cell: ({ number, name }) => (
              <TextLink
                as={Link}
                className="wrap-anywhere"
                href={operatorPaths.text(String(number))}
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
            name: 'filter',
            label: say('state'),
            options: textFilters.map((value) => ({ value, label: say(filterWords[value]) })),
          },
        ]}
        list={list}
        rowKey={({ number }) => String(number)}
        search={{ name: 'search', placeholder: say('search') }}
      />
    </ConsolePage>
  );
}

function Words({ published, standard }: Pick<OperatorText['en'], 'published' | 'standard'>) {
  return <span className="wrap-anywhere line-clamp-2">{published ?? standard}</span>;
}

function States({ text: { en, ru } }: { text: OperatorText }) {
  const say = useWords(textsWords);
  const changed = en.published !== null || ru.published !== null;
  const drafted = en.draft !== null || ru.draft !== null;
  return (
    <span className="flex flex-wrap gap-1.5 max-md:justify-end">
      {changed ? <Badge tone="accent">{say('stateChanged')}</Badge> : null}
      {drafted ? <Badge tone="info">{say('stateDraft')}</Badge> : null}
      {changed || drafted ? null : <span className="text-muted">{say('stateStandard')}</span>}
    </span>
  );
}
