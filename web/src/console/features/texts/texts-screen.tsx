import {
  type ConsoleText,
  countTexts,
  listTexts,
  textFilters,
  textKinds,
} from '@sesame/contract/console/texts.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { ListScreen } from '../../ui/lists/list-screen.tsx';
import { PublishDrafts } from './publish-drafts.tsx';
import { shownText } from './shown-text.ts';
import { textsMessages } from './texts.messages.ts';
import { useTextAreas } from './use-text-areas.ts';

const filterMessages = {
  changed: 'filterChanged',
  draft: 'filterDraft',
  missing: 'filterMissing',
  unfit: 'filterUnfit',
} as const;
const languageMessages = { en: 'english', ru: 'russian' } as const;
const kindMessages = { page: 'kindPage', mail: 'kindMail', bot: 'kindBot' } as const;

/** All texts of the shop with their overrides, by what they say. */
export function TextsScreen() {
  const { language } = useI18n();
  const other = language === 'ru' ? 'en' : 'ru';
  const t = useMessages(textsMessages);
  const may = useMay();
  const [publishing, setPublishing] = useState(false);
  const counts = useConsoleQuery(countTexts, {});
  const drafts = counts.data?.draft ?? 0;
  const list = useConsoleList(listTexts);
  const areasOf = useTextAreas();
  return (
    <ListScreen
      actions={
        drafts > 0 && may('texts:write') ? (
          <Button onClick={() => setPublishing(true)}>{t('publishSome', { count: drafts })}</Button>
        ) : null
      }
      title={t('title')}
      caption={t('list')}
      columns={[
        {
          key: 'number',
          header: t('number'),
          variant: 'muted',
          cell: ({ number }) => <span className="type-tabular">{number ?? '–'}</span>,
        },
        {
          key: 'text',
          phone: 'title',
          header: t(languageMessages[language]),
          cell: (text) => (
            <TextLink
              as={Link}
              className="wrap-anywhere inline-block md:min-w-36"
              href={consolePaths.text(text.key)}
            >
              <span className="wrap-anywhere line-clamp-2">{shownText(text[language])}</span>
            </TextLink>
          ),
        },
        {
          key: 'other',
          phone: 'under',
          header: t(languageMessages[other]),
          variant: 'muted',
          cell: (text) => (
            <span className="wrap-anywhere line-clamp-1 md:line-clamp-2 md:min-w-36" lang={other}>
              {shownText(text[other])}
            </span>
          ),
        },
        {
          key: 'place',
          header: t('kind'),
          variant: 'muted',
          from: 'wide',
          cell: (text) => areasOf(text).join(', '),
        },
        { key: 'state', phone: 'end', header: t('state'), cell: (text) => <States text={text} /> },
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
      search={t('search')}
    >
      {publishing ? <PublishDrafts onClose={() => setPublishing(false)} /> : null}
    </ListScreen>
  );
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
