import { openRenewalConfirmation } from '@sesame/contract/shop/renewals/renewal-confirmation.ts';
import { listRenewals } from '@sesame/contract/shop/renewals.ts';
import { useRouteMutation } from '../../api/client/route-mutation.ts';
import { isWebAddress } from '../../api/client/web-address.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Note } from '../../ui/primitives/note.tsx';

type ConfirmButtonProps = { paymentId: string; product: string; className?: string };

/** Leads to the page of the bank, on which the buyer confirms the charge of a renewal; from there they come back. */
export function ConfirmButton({ paymentId, product, className = '' }: ConfirmButtonProps) {
  const { t } = useI18n();
  const open = useRouteMutation(openRenewalConfirmation, {
    touches: [listRenewals],
    evenIfRefused: true,
    onSuccess: ({ url }) => {
      if (isWebAddress(url)) location.assign(url);
    },
  });
  return (
    <>
      <Button
        aria-label={`${t('renewalConfirmButton')}: ${product}`}
        className={className}
        loading={open.isPending}
        onClick={() => open.mutate({ params: { id: paymentId } })}
      >
        {t('renewalConfirmButton')}
      </Button>
      {open.error ? (
        <Note className="mt-2" role="alert" tone="danger">
          {errorText(t, open.error)}
        </Note>
      ) : null}
    </>
  );
}
