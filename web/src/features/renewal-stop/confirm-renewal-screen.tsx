import type { RenewalConfirmation } from '@sesame/contract/shop/renewals/renewal-confirmation.ts';
import { Link } from 'wouter';
import { inRussian } from '../../api/client/in-russian.ts';
import { formatDollars } from '../../i18n/format.ts';
import { type Translate, useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { LinkPage, OfToken, UnreadLink } from './link-page.tsx';
import { useConfirmLink } from './use-confirm-link.ts';

const page = 'renewalConfirmPage';

/** Where the confirmation link of a mail leads. */
export function ConfirmRenewalScreen() {
  return <OfToken page={ConfirmPage} />;
}

function ConfirmPage({ token }: { token: string }) {
  const { t, language } = useI18n();
  const { state, open } = useConfirmLink(token);
  if (state.phase === 'reading' || state.phase === 'broken') {
    return <UnreadLink invalid="confirmationLinkInvalid" page={page} state={state} />;
  }
  const link = language === 'ru' ? inRussian(state.link) : state.link;
  return (
    <LinkPage
      error={state.phase === 'asking' ? state.error : undefined}
      page={page}
      {...wordsOf(t, link)}
    >
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
    </LinkPage>
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
