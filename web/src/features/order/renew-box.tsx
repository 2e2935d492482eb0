import { useId } from 'react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Checkbox } from '../../ui/forms/toggle.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Note } from '../../ui/primitives/note.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import type { RenewalConsentQuery } from './use-renewal-consent.ts';

type RenewBoxProps = {
  renews: boolean;
  query: RenewalConsentQuery;
  choose: (renews: boolean) => void;
};

/** The box to have the order renewed, with the text that the buyer agrees to: exactly the one that the shop keeps. */
export function RenewBox({ renews, query, choose }: RenewBoxProps) {
  const { t } = useI18n();
  const textId = useId();
  return (
    <div className="mt-4">
      <Checkbox
        aria-describedby={renews ? textId : undefined}
        checked={renews}
        onChange={({ target }) => choose(target.checked)}
      >
        {t('renewAutomatically')}
      </Checkbox>
      {renews ? (
        <div className="mt-1.5 pl-[30px] text-[.8125rem] text-muted leading-[18px]" id={textId}>
          <Consent query={query} />
        </div>
      ) : null}
    </div>
  );
}

function Consent({ query }: { query: RenewalConsentQuery }) {
  const { t } = useI18n();
  if (query.data) return <p>{query.data.text}</p>;
  if (query.isError) {
    return (
      <Note
        action={
          <Button
            loading={query.isFetching}
            onClick={() => void query.refetch()}
            size="sm"
            variant="ghost"
          >
            {t('tryAgain')}
          </Button>
        }
        role="alert"
        tone="danger"
      >
        {t('renewalConsentFailed')}
      </Note>
    );
  }
  return <Skeleton className="h-32 w-full rounded-md" />;
}
