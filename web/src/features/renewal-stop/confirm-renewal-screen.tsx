import type { RenewalConfirmation } from '@sesame/contract/shop/renewals/renewal-confirmation.ts';
import { useState } from 'react';
import { Link, Redirect } from 'wouter';
import { inRussian } from '../../api/client/in-russian.ts';
import { signedIn } from '../../api/session/token-store.ts';
import { formatDollars } from '../../i18n/format.ts';
import { type Translate, useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { useStore } from '../../store.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Spinner } from '../../ui/primitives/spinner.tsx';
import { LinkPage, OfToken, UnreadLink } from './link-page.tsx';
import { openedLink, useConfirmLink } from './use-confirm-link.ts';

const page = 'renewalConfirmPage';

/** Where the confirmation link of a mail leads, and the bank back to. */
export function ConfirmRenewalScreen() {
  const isSignedIn = useStore(signedIn);
  const [paid] = useState(() => new URLSearchParams(location.search).get('paid'));
  if (paid === null) return <OfToken page={ConfirmPage} />;
  // There the payment is synced.
  if (isSignedIn) return <Redirect replace to={paths.subscriptions(`paid=${paid}`)} />;
  return <ReturnedPage />;
}

function ReturnedPage() {
  const { t } = useI18n();
  const token = openedLink();
  if (token !== '') return <ConfirmPage isBack token={token} />;
  // The app of the bank has led back to another browser.
  return (
    <LinkPage
      isLeading
      page={page}
      role="status"
      text={t('renewalConfirmBack')}
      title={t('renewalChecking')}
    />
  );
}

function ConfirmPage({ token, isBack = false }: { token: string; isBack?: boolean }) {
  const { t, language } = useI18n();
  const { state, open } = useConfirmLink(token, { isBack });
  if (state.phase === 'checking') {
    return (
      <LinkPage
        art={<Spinner size={34} />}
        page={page}
        role="status"
        text={t('renewalCheckingHint')}
        title={t('renewalChecking')}
      />
    );
  }
  if (state.phase === 'reading' || state.phase === 'broken') {
    return <UnreadLink invalid="confirmationLinkInvalid" page={page} state={state} />;
  }
  const link = language === 'ru' ? inRussian(state.link) : state.link;
  return (
    <LinkPage
      error={state.phase === 'asking' ? state.error : undefined}
      isLeading={link.state === 'paid'}
      page={page}
      {...textsOf(t, link)}
    >
      {link.state === 'open' ? (
        <Button loading={state.phase === 'opening'} onClick={open}>
          {t('renewalConfirmButton')}
        </Button>
      ) : null}
      {link.state === 'paid' ? null : (
        <LinkButton
          as={Link}
          href={paths.orderAgain(link.sub_plan_id)}
          variant={link.state === 'open' ? 'outline' : 'default'}
        >
          {t(link.state === 'open' ? 'renewalPayOtherWay' : 'renewalPayNow')}
        </LinkButton>
      )}
    </LinkPage>
  );
}

function textsOf(t: Translate, { state, title: product, total }: RenewalConfirmation) {
  if (state === 'paid') {
    return { title: t('renewalConfirmPaid'), text: t('renewalConfirmPaidText', { product }) };
  }
  if (state === 'over') return { title: t('renewalConfirmPage'), text: t('confirmationOver') };
  const amount = formatDollars(total);
  return { title: t('renewalConfirm'), text: t('renewalConfirmText', { product, amount }) };
}
