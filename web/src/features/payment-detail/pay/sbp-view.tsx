import { localText } from '@sesame/contract/shared/local-text.ts';
import type { PaymentPage } from '@sesame/contract/shop/payment-page.ts';
import { ArrowUpRight } from 'lucide-react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { QrCode } from '../../../ui/data/qr-code.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { PayFrame } from './pay-frame.tsx';
import { linkToBank, sbpBanks } from './sbp-banks.rules.ts';
import { useHandheld } from './use-handheld.ts';

type SbpViewProps = { page: PaymentPage; link: string };

/** A payment by the SBP: a QR code on a computer, buttons that open a bank on a phone. */
export function SbpView({ page, link }: SbpViewProps) {
  const { t } = useI18n();
  const isHandheld = useHandheld();
  return (
    <PayFrame
      lead={t(isHandheld ? 'sbpLeadPhone' : 'sbpLead')}
      page={page}
      title={t(isHandheld ? 'sbpTitlePhone' : 'sbpTitle')}
    >
      {isHandheld ? <Banks link={link} /> : <Code link={link} />}
    </PayFrame>
  );
}

function Code({ link }: { link: string }) {
  const { t } = useI18n();
  return (
    <div className="grid justify-items-center gap-3 px-7 pt-7 pb-6">
      <QrCode className="size-60" label={t('sbpQr')} text={link} />
      <TextLink href={link} rel="noopener noreferrer" target="_blank">
        {t('sbpHere')}
      </TextLink>
    </div>
  );
}

function Banks({ link }: { link: string }) {
  const { t, language } = useI18n();
  return (
    <div className="grid gap-4 px-7 py-6 max-md:px-[18px]">
      <LinkButton
        block
        href={link}
        iconAfter={<Icon of={ArrowUpRight} size={18} />}
        rel="noopener noreferrer"
        size="lg"
      >
        {t('sbpOpenBank')}
      </LinkButton>
      <p className="text-muted" id="sbp-banks">
        {t('sbpBanks')}
      </p>
      <ul aria-labelledby="sbp-banks" className="m-0 grid list-none grid-cols-2 gap-2 p-0">
        {sbpBanks.map((bank) => (
          <li key={bank.scheme}>
            <LinkButton
              block
              className="min-w-0"
              href={linkToBank(link, bank)}
              rel="noopener noreferrer"
              variant="outline"
            >
              <span className="truncate">{localText(language, bank.name, bank.nameRu)}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-muted">
          {t('sbpOtherDevice')}
        </summary>
        <QrCode className="mx-auto mt-2 size-56" label={t('sbpQr')} text={link} />
      </details>
    </div>
  );
}
