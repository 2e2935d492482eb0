import type { Transfer } from '@sesame/contract/shop/transfers.ts';
import { ChevronLeft, Landmark, Undo2 } from 'lucide-react';
import { Link } from 'wouter';
import { runtimeConfig } from '../../../api/client/config.ts';
import { totalText } from '../../../i18n/charge-text.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { CenterState, IconDisc } from '../../../ui/data/state-view.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { ProofForm } from '../proof-form.tsx';
import { TransferDone } from '../transfer-done.tsx';
import { TransferOutdated } from '../transfer-outdated.tsx';
import { TransferRejected } from '../transfer-rejected.tsx';
import { TransferWait } from '../transfer-wait.tsx';

type ViewProps = { transfer: Transfer };
type GoingProps = ViewProps & { go: (step?: 'proof') => void };

/** Link to the chat if there is one, else to a ticket about this payment. */
function helpFor({ id }: Transfer): string {
  return runtimeConfig.supportUrl ? paths.help() : paths.newTicket({ payment: id });
}

/** The buyer says that the money was sent and uploads a proof of payment. */
export function OwnProof({ transfer, go }: GoingProps) {
  const { t } = useI18n();
  return (
    <>
      <TextLink
        as={Link}
        className="-ml-1 inline-flex min-h-11 items-center gap-1"
        href={paths.transfer(transfer.id, 'details')}
      >
        <Icon of={ChevronLeft} size={16} />
        {t('transferBack')}
      </TextLink>
      <h1 className="type-title-1 mt-3">{t('transferAttach')}</h1>
      <p className="mt-1.5 mb-6 text-[.9375rem] text-muted leading-[22px]">
        {t('transferAttachLead')}
      </p>
      <ProofForm onSent={() => go()} payment={transfer.id} />
    </>
  );
}

/** The proof was uploaded: operators check it, and the page can be left. */
export function Checking({ transfer }: ViewProps) {
  const { t } = useI18n();
  const at = transfer.proof_at ?? transfer.created_at;
  return (
    <>
      <TransferWait
        text={t('transferProofSent', { date: formatDate(at), time: formatTime(at) })}
        title={t('transferChecking')}
      />
      <Exits transfer={transfer} />
    </>
  );
}

/** The received money does not match the order. */
export function Reviewed({ transfer }: ViewProps) {
  const { t } = useI18n();
  return (
    <>
      <TransferWait text={`${t('reviewText')}. ${t('reviewNote')}`} title={t('reviewTitle')} />
      <Exits transfer={transfer} />
    </>
  );
}

function Exits({ transfer }: ViewProps) {
  const { t } = useI18n();
  return (
    <div className="mt-6 flex flex-wrap justify-center gap-2">
      <LinkButton as={Link} href={paths.subscriptions()}>
        {t('toDashboard')}
      </LinkButton>
      <LinkButton as={Link} href={helpFor(transfer)} variant="outline">
        {t('contactSupport')}
      </LinkButton>
    </div>
  );
}

/** Why the proof was rejected, and the way to send another. */
export function OwnRejected({ transfer, go }: GoingProps) {
  const { t } = useI18n();
  const left = transfer.proofs_left > 0;
  return (
    <TransferRejected
      help={helpFor(transfer)}
      onAnotherFile={left ? () => go('proof') : undefined}
      text={transfer.refusal ?? t('proofLimitReached')}
    />
  );
}

/** The payment has expired. Money that was sent anyway still counts. */
export function OwnOutdated({ transfer, go }: GoingProps) {
  const { t } = useI18n();
  return (
    <>
      {transfer.refusal ? (
        <Note className="mb-8" tone="danger">
          {t('transferRefusal', { reason: transfer.refusal })}
        </Note>
      ) : null}
      <TransferOutdated
        again={
          <TextLink
            as={Link}
            className="inline-flex min-h-11 items-center"
            href={paths.orderAgain(transfer.product_id)}
          >
            {t('transferNewDetails')}
          </TextLink>
        }
        form={
          transfer.proofs_left > 0 ? (
            <ProofForm onSent={() => go()} payment={transfer.id} />
          ) : (
            <Note>{t('proofLimitReached')}</Note>
          )
        }
      />
    </>
  );
}

export function OwnDone({ transfer }: ViewProps) {
  const { title, picture, created_at, access_until } = transfer;
  return (
    <TransferDone
      amount={totalText(useI18n(), transfer)}
      at={new Date(created_at)}
      logo={picture}
      product={title}
      until={access_until === null ? null : new Date(access_until)}
    />
  );
}

export function Refunded({ transfer }: ViewProps) {
  const { t } = useI18n();
  return (
    <div className="grid justify-items-center pt-10 max-md:pt-4">
      <CenterState
        actions={
          <LinkButton as={Link} href={paths.orderAgain(transfer.product_id)}>
            {t('orderAgain')}
          </LinkButton>
        }
        art={
          <IconDisc>
            <Icon of={Undo2} size={28} />
          </IconDisc>
        }
        title={t('transferRefunded')}
      />
    </div>
  );
}

/** The shop no longer has a bank account; money that was sent before still counts. */
export function NoAccount({ transfer, go }: GoingProps) {
  const { t } = useI18n();
  return (
    <>
      <IconDisc tone="warning">
        <Icon of={Landmark} size={28} />
      </IconDisc>
      <h1 className="type-title-1 mt-5 mb-1.5">{t('transferNoAccount')}</h1>
      <p className="mb-6 text-[.9375rem] text-muted leading-[22px]">{t('transferNoAccountHint')}</p>
      <ProofForm onSent={() => go()} payment={transfer.id} />
    </>
  );
}
