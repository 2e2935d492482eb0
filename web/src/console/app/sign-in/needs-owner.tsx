import { useMessages } from '../../../i18n/messages.ts';
import { EntryCard } from './entry-card.tsx';
import { needsOwnerMessages } from './needs-owner.messages.ts';

/** Says where the link is with which the first owner joins. */
export function NeedsOwner() {
  const t = useMessages(needsOwnerMessages);
  return (
    <EntryCard title={t('title')}>
      <p>{t('lead')}</p>
      <p className="mt-3 text-muted">{t('again')}</p>
    </EntryCard>
  );
}
