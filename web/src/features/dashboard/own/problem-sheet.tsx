import {
  type ActiveSubscription,
  checkItem,
  listActiveSubscriptions,
  replaceItem,
} from '@sesame/contract/shop/access.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useRouteMutation } from '../../../api/client/route-mutation.ts';
import { useRouteQuery } from '../../../api/client/route-query.ts';
import { itemNames } from '../../../api/item-names.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { Sheet, SheetTitle } from '../../../ui/overlay/sheet.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';

type ProblemSheetProps = {
  subscription: ActiveSubscription;
  title: string;
  open: boolean;
  onClose: () => void;
};

/** Checks what does not work, replaces it where the shop allows that, and otherwise leads to a filled-in ticket. */
export function ProblemSheet({ subscription, title, open, onClose }: ProblemSheetProps) {
  const { t } = useI18n();
  const items = itemNames(t, subscription.items);
  // What the sheet was opened about: a replaced item is gone from the subscription.
  const [asked] = useState(items);
  const [name, setName] = useState(asked.length === 1 ? (asked[0]?.name ?? '') : '');
  const chosen = asked.find((item) => item.name === name);
  return (
    <Sheet closeLabel={t('close')} onClose={onClose} open={open} size="form">
      <div className="px-9 pt-8 pb-9 max-md:px-4 max-md:pt-4 max-md:pb-[calc(24px+env(safe-area-inset-bottom))]">
        <SheetTitle className="type-title-2 pr-10">{title}</SheetTitle>
        <p className="mt-1 mb-5 text-muted">{subscription.title}</p>
        {asked.length > 1 ? (
          <>
            <p className="type-label mb-2.5">{t('whichLink')}</p>
            <SegmentedFilter
              className="mb-5 flex-wrap"
              label={t('whichLink')}
              onChange={setName}
              segments={asked.map((item) => ({ value: item.name, label: item.name }))}
              value={name}
            />
          </>
        ) : null}
        {chosen ? (
          <Check
            id={chosen.id}
            isLink={chosen.content === 'link'}
            key={chosen.id}
            onClose={onClose}
            ticket={{ subscription: subscription.id, item: chosen.id }}
          />
        ) : null}
      </div>
    </Sheet>
  );
}

type CheckProps = {
  id: string;
  isLink: boolean;
  ticket: { subscription: string; item: string };
  onClose: () => void;
};

function Check({ id, isLink, ticket, onClose }: CheckProps) {
  const { t } = useI18n();
  const checked = useRouteQuery(checkItem, { params: { id } }, { gcTime: 0, retry: false });
  const replace = useRouteMutation(replaceItem, { touches: [listActiveSubscriptions] });
  const outcome = replace.data?.outcome;
  if (outcome === 'replaced') {
    return (
      <>
        <Note role="status" tone="success">
          {t('itemReplaced')}
        </Note>
        <Button block className="mt-5" onClick={onClose}>
          {t('close')}
        </Button>
      </>
    );
  }
  if (checked.isPending) {
    return (
      <>
        <p role="status">{t(isLink ? 'checkingLink' : 'oneMoment')}</p>
        <Skeleton className="mt-4 h-24 w-full rounded-md" />
      </>
    );
  }
  const check = checked.data?.check ?? 'unknown';
  const mayReplace = outcome === undefined && (checked.data?.replacements_left ?? 0) > 0;
  return (
    <>
      <p role="status">
        {check === 'unknown'
          ? t('checkNotPossible')
          : t(check === 'works' ? 'checkWorks' : 'checkFails')}
      </p>
      {replace.isError ? (
        <Note className="mt-4" role="alert" tone="danger">
          {errorText(t, replace.error)}
        </Note>
      ) : null}
      <p className="mt-2 text-muted">{t(mayReplace ? 'replaceHint' : 'replaceNotPossible')}</p>
      <div className="mt-5 grid gap-2">
        {mayReplace ? (
          <Button
            block
            loading={replace.isPending}
            onClick={() => replace.mutate({ params: { id } })}
          >
            {t('replaceItem')}
          </Button>
        ) : null}
        <LinkButton
          as={Link}
          block
          href={paths.newTicket({ ...ticket, check })}
          variant={mayReplace ? 'ghost' : 'default'}
        >
          {t('writeToSupport')}
        </LinkButton>
      </div>
    </>
  );
}
