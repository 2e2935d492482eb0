import {
  type ConsoleText,
  countTexts,
  exportTexts,
  listTexts,
  textFilters,
  textKinds,
} from '@sesame/contract/console/texts.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { useRecordList } from '../../api/use-record-list.ts';
import { consolePaths } from '../../paths.ts';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { RecordListView } from '../../ui/lists/record-list.tsx';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { PublishDrafts } from './publish-drafts.tsx';
import { textsMessages } from './texts.messages.ts';

/** Rows per page; a shorter page is the last one. */
const PAGE = 50;
const filterMessages = {
  changed: 'filterChanged',
  draft: 'filterDraft',
  missing: 'filterMissing',
  unfit: 'filterUnfit',
} as const;
const kindMessages = { page: 'kindPage', mail: 'kindMail', bot: 'kindBot' } as const;

/** All texts of the shop with their overrides. */
export function TextsScreen() {
  const t = useMessages(textsMessages);
  const may = useMay();
  useDocumentTitle(t('title'));
  const [publishing, setPublishing] = useState(false);
  const counts = useConsoleQuery(countTexts, {});
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
              {t('publishSome', { count: drafts })}
            </Button>
          ) : null}
        </>
      }
      title={t('title')}
    >
      {publishing ? <PublishDrafts onClose={() => setPublishing(false)} /> : null}
      <RecordListView<ConsoleText, 'search' | 'kind' | 'filter'>
        caption={t('list')}
        columns={[
          {
            key: 'number',
            header: t('number'),
            look: 'muted',
            cell: ({ number }) => <span className="type-tabular">{number ?? '–'}</span>,
          },
          {
            key: 'name',
            header: t('name'),
            cell: ({ key, name }) => (
              <TextLink
                as={Link}
                className="wrap-anywhere inline-block md:min-w-32"
                href={consolePaths.text(key)}
              >
                {name}
              </TextLink>
            ),
          },
          { key: 'en', header: t('english'), cell: ({ en }) => <TextPreview {...en} /> },
          { key: 'ru', header: t('russian'), cell: ({ ru }) => <TextPreview {...ru} /> },
          { key: 'state', header: t('state'), cell: (text) => <States text={text} /> },
        ]}
        empty={<EmptyState title={t('none')} />}
        filters={[
          {
            name: 'kind',
            label: t('kind'),
            options: textKinds.map((value) => ({ value, label: t(kindMessages[value]) })),
          },
          {
            name: 'filter',
            label: t('state'),
            options: textFilters.map((value) => ({
              value,
              label: counts.data
                ? `${t(filterMessages[value])} (${counts.data[value]})`
                : t(filterMessages[value]),
            })),
          },
        ]}
        list={list}
        rowKey={({ key }) => key}
        search={{ name: 'search', placeholder: t('search') }}
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

type TextPreviewProps = Pick<ConsoleText['en'], 'published' | 'fault' | 'standard'>;

function TextPreview({ published, fault, standard }: TextPreviewProps) {
  const content = fault === null ? (published ?? standard) : standard;
  return <span className="wrap-anywhere line-clamp-2 md:min-w-36">{content}</span>;
}

function States({ text: { en, ru } }: { text: ConsoleText }) {
  const t = useMessages(textsMessages);
  const changed = en.published !== null || ru.published !== null;
  const drafted = en.draft !== null || ru.draft !== null;
  const unfit = en.fault !== null || ru.fault !== null;
  return (
    <span className="flex flex-wrap gap-1.5 max-md:justify-end">
      {unfit ? <Badge tone="danger">{t('stateUnfit')}</Badge> : null}
      {changed ? <Badge tone="accent">{t('stateChanged')}</Badge> : null}
      {drafted ? <Badge tone="info">{t('stateDraft')}</Badge> : null}
      {changed || drafted ? null : <span className="text-muted">{t('stateStandard')}</span>}
    </span>
  );
}
