import type { RenewalConfirmation } from '@sesame/contract/shop/renewals/renewal-confirmation.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../api/client/api-error.ts';
import { inRussian } from '../../api/client/in-russian.ts';
import { errorText } from '../../i18n/error-text.ts';
import { formatDollars } from '../../i18n/format.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { type Translate, useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { CenterState } from '../../ui/data/state-view.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Note } from '../../ui/primitives/note.tsx';
import { Spinner } from '../../ui/primitives/spinner.tsx';
import { useConfirmLink } from './use-confirm-link.ts';

/**
 * Where the confirmation link of a mail leads, signed in or not. Opening it changes nothing. The token is after `#`, which
 * browsers send to no server.
 */
export function ConfirmRenewalScreen() {
  const { t } = useI18n();
  const [token] = useState(() => location.hash.slice(1));
  useDocumentTitle(t('renewalConfirmPage'));
  return (
    <main className="grid min-h-dvh place-items-center p-6" id="main">
      <Confirming token={token} />
    </main>
  );
}

function Confirming({ token }: { token: string }) {
  const { t, language } = useI18n();
  const { state, open } = useConfirmLink(token);
  const toSubscriptions = (
    <LinkButton as={Link} href={paths.subscriptions()} variant="ghost">
      {t('renewalToSubscriptions')}
    </LinkButton>
  );
  if (state.phase === 'reading') {
    return (
      <CenterState art={<Spinner size={34} />} role="status" title={t('renewalConfirmPage')} />
    );
  }
  if (state.phase === 'broken') {
    const isIncomplete = state.error instanceof ApiError && state.error.code === 'bad_request';
    return (
      <CenterState
        actions={
          <>
            <LinkButton as={Link} href={paths.newTicket()}>
              {t('writeToSupport')}
            </LinkButton>
            {toSubscriptions}
          </>
        }
        role="alert"
        text={isIncomplete ? t('confirmationLinkInvalid') : errorText(t, state.error)}
        title={t('renewalConfirmPage')}
      />
    );
  }
  const link = language === 'ru' ? inRussian(state.link) : state.link;
  const error = state.phase === 'asking' ? state.error : undefined;
  return (
    <CenterState
      actions={
        <>
          {link.state === 'open' ? (
            <Button loading={state.phase === 'opening'} onClick={open}>
              {t('renewalConfirmButton')}
            </Button>
          ) : null}
          {link.state === 'paid' ? null : (
            <LinkButton as={Link} href={paths.orderAgain(link.sub_plan_id)} variant="outline">
              {t(link.state === 'open' ? 'renewalPayOtherWay' : 'renewalPayNow')}
            </LinkButton>
          )}
          {toSubscriptions}
        </>
      }
      {...wordsOf(t, link)}
    >
      {error === undefined ? null : (
        <Note className="mt-4 text-left" role="alert" tone="danger">
          {errorText(t, error)}
        </Note>
      )}
    </CenterState>
  );
}

function wordsOf(t: Translate, { state, title: product, total }: RenewalConfirmation) {
  if (state === 'paid') {
    return { title: t('renewalConfirmPaid'), text: t('renewalConfirmPaidText', { product }) };
  }
  if (state === 'over') return { title: t('renewalConfirmPage'), text: t('confirmationOver') };
  const amount = formatDollars(total);
  return { title: t('renewalConfirm'), text: t('renewalConfirmText', { product, amount }) };
}
