import { isAppLink } from '@sesame/contract/shared/item-links.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';

type AppLinkProps = { href: string; number: number; product: string };

/** A link such as `vless://…`, which opens an app. The last of three checks that a browser does not run it. */
export function AppLink({ href, number, product }: AppLinkProps) {
  const { t } = useI18n();
  if (!isAppLink(href)) return null;
  return (
    <LinkButton
      aria-label={`${t('connectProduct', { number, product })} (${t('opensInApp')})`}
      className="flex-1"
      href={href}
      variant="full_dark"
    >
      {t('connectNumber', { number })}
    </LinkButton>
  );
}
