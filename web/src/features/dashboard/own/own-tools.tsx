import { useI18n } from '../../../i18n/use-i18n.ts';
import { SearchInput } from '../../../ui/forms/search-input.tsx';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import type { OwnChoice } from './own-subscriptions.rules.ts';

type OwnToolsProps = {
  choice: OwnChoice;
  found: number;
  onChange: (choice: OwnChoice) => void;
};

/** Search and filter for buyers with many subscriptions. */
export function OwnTools({ choice, found, onChange }: OwnToolsProps) {
  const { t } = useI18n();
  const isNarrowed = choice.search.trim() !== '' || choice.filter !== 'all';
  return (
    <div className="flex flex-wrap items-center gap-3 max-md:flex-col max-md:items-stretch">
      <SearchInput
        className="w-[264px] max-md:w-full"
        label={t('searchOwn')}
        onChange={(event) => onChange({ ...choice, search: event.target.value })}
        placeholder={t('searchOwn')}
        value={choice.search}
      />
      <SegmentedFilter
        label={t('ownFilterLabel')}
        onChange={(filter) => onChange({ ...choice, filter })}
        segments={[
          { value: 'all', label: t('filterAll') },
          { value: 'active', label: t('filterActive') },
          { value: 'ending', label: t('ownFilterEnding') },
          { value: 'ended', label: t('ownFilterEnded') },
        ]}
        value={choice.filter}
      />
      <p className={isNarrowed && found === 0 ? 'text-muted' : 'sr-only'} role="status">
        {isNarrowed ? t('ownFound', { count: found }) : ''}
      </p>
    </div>
  );
}
