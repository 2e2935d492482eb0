import { Link } from 'wouter';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { RetryButton } from '../../../shell/retry-button.tsx';
import { RowsSkeleton } from '../../../shell/rows-skeleton.tsx';
import { MethodIcon } from '../../../ui/data/method-icon.tsx';
import { EmptyState, ErrorState, IconDisc } from '../../../ui/data/state-view.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { MethodRow } from './method-row.tsx';
import { RemoveSheet } from './remove-sheet.tsx';
import { useSavedMethods } from './use-saved-methods.ts';

/** Cards and wallets that the buyer has saved while paying. */
export function SavedMethodsScreen() {
  const { t } = useI18n();
  const saved = useSavedMethods();
  useDocumentTitle(t('savedMethods'));
  return (
    <div className="mx-auto max-w-[920px]">
      <h1 className="type-title-1" tabIndex={-1}>
        {t('savedMethods')}
      </h1>
      <p className="mt-2 max-w-[64ch] text-muted">{t('savedMethodsHint')}</p>
      <div className="mt-5 min-w-0 empty:hidden" role="status">
        {saved.message ? <Note tone={saved.message.tone}>{saved.message.text}</Note> : null}
      </div>
      <div className="mt-7 max-md:mt-5">
        <Methods saved={saved} />
      </div>
      <RemoveSheet
        busy={saved.isRemoving}
        method={saved.removing}
        onClose={saved.keep}
        onRemove={saved.remove}
        renews={saved.removing !== null && saved.renewsWith(saved.removing.id).length > 0}
      />
    </div>
  );
}

function Methods({ saved }: { saved: ReturnType<typeof useSavedMethods> }) {
  const { t } = useI18n();
  const { data: methods, isPending, isFetching, refetch } = saved.methods;
  if (isPending) return <RowsSkeleton />;
  if (methods === undefined) {
    return (
      <ErrorState
        actions={<RetryButton busy={isFetching} onRetry={() => void refetch()} />}
        title={t('savedMethodsFailed')}
      />
    );
  }
  if (methods.length === 0) {
    return (
      <EmptyState
        actions={
          <LinkButton as={Link} href={paths.services()}>
            {t('viewPlans')}
          </LinkButton>
        }
        art={
          <IconDisc>
            <MethodIcon name="card" size={28} />
          </IconDisc>
        }
        text={t('savedMethodsEmptyHint')}
        title={t('savedMethodsEmpty')}
      />
    );
  }
  return (
    <Card padding="none">
      <ul>
        {methods.map((method) => (
          <MethodRow
            busy={saved.choosing === method.id}
            confirmations={saved.confirmationsOf(method.id)}
            key={method.id}
            method={method}
            onChooseDefault={() => saved.chooseDefault(method.id)}
            onRemove={() => saved.startRemoving(method)}
            renews={saved.renewsWith(method.id)}
          />
        ))}
      </ul>
    </Card>
  );
}
