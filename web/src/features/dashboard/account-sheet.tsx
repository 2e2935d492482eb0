import { readAccount } from '@sesame/contract/access.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight, Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { isWebAddress } from '../../api/web-address.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Sheet, SheetTitle } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-view.tsx';

/** As many dots, however long the password is. */
const HIDDEN = 10;

type AccountSheetProps = { id: string; title: string; open: boolean; onClose: () => void };

/** A login with its password, told by the server whenever the sheet opens and forgotten when it closes. */
export function AccountSheet({ id, title, open, onClose }: AccountSheetProps) {
  const { t } = useI18n();
  return (
    <Sheet closeLabel={t('close')} onClose={onClose} open={open} size="form">
      <div className="px-9 pt-8 pb-9 max-md:px-4 max-md:pt-4 max-md:pb-[calc(24px+env(safe-area-inset-bottom))]">
        <SheetTitle className="type-title-2 pr-10">{title}</SheetTitle>
        <Account id={id} />
      </div>
    </Sheet>
  );
}

function Account({ id }: { id: string }) {
  const { t } = useI18n();
  const [shown, setShown] = useState(false);
  const account = useQuery({
    queryKey: queryKeys.account(id),
    queryFn: ({ signal }) => call(readAccount, { params: { id } }, { signal }),
    gcTime: 0,
  });
  if (account.isPending) return <Skeleton className="mt-6 h-44 w-full rounded-md" />;
  if (account.isError) {
    return (
      <div className="mt-6">
        <ErrorState
          actions={
            <Button loading={account.isFetching} onClick={() => void account.refetch()}>
              {t('tryAgain')}
            </Button>
          }
          heading="h3"
          text={errorText(t, account.error)}
          title={t('accountFailed')}
        />
      </div>
    );
  }
  const { service, site, login, password } = account.data;
  return (
    <>
      <p className="mt-1 text-muted">{service}</p>
      <dl className="mt-6 mb-5 grid gap-4">
        <Told label={t('accountLogin')} text={login} />
        <Told
          hidden={!shown}
          label={t('passwordLabel')}
          text={password}
          toggle={
            <Button
              aria-label={t(shown ? 'hidePassword' : 'showPassword')}
              onClick={() => setShown(!shown)}
              size="icon-sm"
              variant="ghost"
            >
              <Icon of={shown ? EyeOff : Eye} size={16} />
            </Button>
          }
        />
      </dl>
      {isWebAddress(site) ? (
        <LinkButton
          block
          href={site}
          iconAfter={<Icon of={ArrowUpRight} size={16} />}
          rel="noopener noreferrer"
          target="_blank"
          variant="full_dark"
        >
          {t('accountOpen', { service })}
          <span className="sr-only"> ({t('opensInNewTab')})</span>
        </LinkButton>
      ) : null}
    </>
  );
}

type ToldProps = { label: string; text: string; hidden?: boolean; toggle?: ReactNode };

/** Wraps instead of being cut, and is copied whole also where the browser gives no clipboard. */
function Told({ label, text, hidden = false, toggle }: ToldProps) {
  const { t } = useI18n();
  return (
    <div className="grid gap-1.5">
      <dt className="type-label">{label}</dt>
      <dd className="flex min-h-(--control) items-center gap-1 rounded-md bg-sunken pl-3.5">
        <span className="min-w-0 flex-1 select-all break-all py-2 font-mono">
          {hidden ? <span aria-hidden="true">{'•'.repeat(HIDDEN)}</span> : text}
        </span>
        {toggle}
        <CopyButton copiedLabel={t('copied')} label={`${t('copy')}: ${label}`} text={text} />
      </dd>
    </div>
  );
}
