import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../api/client/api-error.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { CenterState } from '../../ui/data/state-view.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Note } from '../../ui/primitives/note.tsx';
import { Spinner } from '../../ui/primitives/spinner.tsx';

/** After `#`, which browsers never send to a server. */
const tokenInAddress = () => location.hash.slice(1);

/** The page of a signed link; another link that is followed in the same tab changes only its token, and is a new page. */
export function OfToken({ page: Page }: { page: ComponentType<{ token: string }> }) {
  const [token, setToken] = useState(tokenInAddress);
  useEffect(() => {
    const onChange = () => setToken(tokenInAddress());
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  return <Page key={token} token={token} />;
}

type LinkPageProps = {
  /** Title of the document. */
  page: TextKey;
  title: string;
  text?: string | undefined;
  role?: 'status' | 'alert' | undefined;
  art?: ReactNode;
  /** Why the action has failed. */
  error?: unknown;
  /** What can be done here; the way to the subscriptions follows it. */
  children?: ReactNode;
  /** The way to the subscriptions is what to do, and comes first. */
  isLeading?: boolean;
};

/** The page of a signed link of a mail, for readers who may not be signed in. Opening it changes nothing. */
export function LinkPage({
  page,
  title,
  text,
  role,
  art,
  error,
  children,
  isLeading = false,
}: LinkPageProps) {
  const { t } = useI18n();
  const toSubscriptions = (
    <LinkButton as={Link} href={paths.subscriptions()} variant={isLeading ? 'default' : 'ghost'}>
      {t('renewalToSubscriptions')}
    </LinkButton>
  );
  useDocumentTitle(t(page));
  return (
    <main className="grid min-h-dvh place-items-center p-6" id="main">
      <CenterState
        actions={
          <>
            {isLeading ? toSubscriptions : null}
            {children}
            {isLeading ? null : toSubscriptions}
          </>
        }
        art={art}
        title={title}
        {...(text !== undefined && { text })}
        {...(role !== undefined && { role })}
      >
        {error === undefined ? null : (
          <Note className="mt-4 text-left" role="alert" tone="danger">
            {errorText(t, error)}
          </Note>
        )}
      </CenterState>
    </main>
  );
}

type UnreadLinkProps = {
  page: TextKey;
  /** What is said of a link that is cut, as mail programs do with long ones: it is refused as malformed. */
  invalid: TextKey;
  /** What the reader wanted can be done in their subscriptions, without the link. */
  inSubscriptions?: boolean;
  state: { readonly phase: 'reading' } | { readonly phase: 'broken'; readonly error: unknown };
};

/** A signed link that is being read, or cannot be. */
export function UnreadLink({ page, invalid, inSubscriptions = false, state }: UnreadLinkProps) {
  const { t } = useI18n();
  const title = t(page);
  if (state.phase === 'reading') {
    return <LinkPage art={<Spinner size={34} />} page={page} role="status" title={title} />;
  }
  const { error } = state;
  const isCut = error instanceof ApiError && error.code === 'bad_request';
  return (
    <LinkPage
      isLeading={inSubscriptions}
      page={page}
      role="alert"
      text={isCut ? t(invalid) : errorText(t, error)}
      title={title}
    >
      <LinkButton
        as={Link}
        href={paths.newTicket()}
        variant={inSubscriptions ? 'ghost' : 'default'}
      >
        {t('writeToSupport')}
      </LinkButton>
    </LinkPage>
  );
}
