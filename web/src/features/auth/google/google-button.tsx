import { startGoogle } from '@sesame/contract/shop/google.ts';
import { runtimeConfig } from '../../../api/client/config.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { forwardedQuery } from '../../../paths.ts';
import { GoogleMark } from '../../../ui/brand/google-mark.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';

type GoogleButtonProps = { from: 'login' | 'register'; search: string };

/** The Google button above the form, in shops that have it enabled. */
export function GoogleButton({ from, search }: GoogleButtonProps) {
  const { t } = useI18n();
  if (!runtimeConfig.google) return null;
  const query = new URLSearchParams(`from=${from}&${forwardedQuery(search)}`);
  return (
    <>
      <LinkButton
        block
        href={`${runtimeConfig.apiBase}${startGoogle.path}?${query}`}
        icon={<GoogleMark />}
        size="lg"
        variant="outline"
      >
        {t(from === 'login' ? 'googleSignIn' : 'googleSignUp')}
      </LinkButton>
      <div className="my-5 flex items-center gap-3.5 text-[.8125rem] text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t('orWithEmail')}
      </div>
    </>
  );
}
