import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useSignedIn } from '../../api/session/use-session.ts';
import { useBrandName } from '../../i18n/use-brand-name.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { forwardedQuery, paths } from '../../paths.ts';
import { LazyMenu } from '../../shell/lazy-menu.tsx';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { BrandLockup } from '../../ui/brand/brand-mark.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { AccountButton } from './account-button.tsx';
import { BrandButton } from './brand-button.tsx';
import { freeAccessItem, navItems } from './header-items.ts';
import { LanguageSelect } from './language-select.tsx';

const accountMenu = lazyScreen(() =>
  import('./account-menu.tsx').then((module) => module.AccountMenu),
);
const mobileMenu = lazyScreen(() =>
  import('./mobile-menu.tsx').then((module) => module.MobileMenu),
);

/** The bar, which keeps its place before its items are drawn. */
export function Header({ children }: { children: ReactNode }) {
  return (
    <header className="sticky top-0 z-(--z-header) border-border border-b bg-[color-mix(in_oklab,var(--background)_88%,transparent)] backdrop-blur-[14px]">
      <div className="page flex h-(--header-height) items-center gap-2">{children}</div>
    </header>
  );
}

export function HeaderItems() {
  const brand = useBrandName();
  const signedIn = useSignedIn();
  return (
    <>
      <Link
        aria-label={brand}
        className={`min-w-0 ${signedIn ? 'max-md:hidden' : ''}`}
        href={paths.subscriptions()}
      >
        <BrandLockup name={brand} />
      </Link>
      {signedIn ? <SignedInItems /> : <SignedOutItems />}
    </>
  );
}

function SignedInItems() {
  const { t } = useI18n();
  const [path] = useLocation();
  return (
    <>
      <div className="min-w-0 md:hidden">
        <LazyMenu preload={mobileMenu.preload} trigger={(props) => <BrandButton {...props} />}>
          <mobileMenu.Component />
        </LazyMenu>
      </div>
      <nav aria-label={t('mainNavigation')} className="ml-7 flex min-w-0 gap-0.5 max-md:hidden">
        {navItems.map(({ text, href, isCurrent }) => (
          <Link
            aria-current={isCurrent?.(path) ? 'page' : undefined}
            className="wrap-anywhere line-clamp-2 min-w-0 rounded-sm px-3 py-2 font-medium text-muted hover:text-text aria-[current]:text-text"
            href={href}
            key={text}
          >
            {t(text)}
          </Link>
        ))}
      </nav>
      <div className="ml-auto flex min-w-0 items-center gap-2">
        <LinkButton
          aria-current={freeAccessItem.isCurrent(path) ? 'page' : undefined}
          as={Link}
          className="min-w-0 max-[379px]:hidden"
          href={freeAccessItem.href}
          size="sm"
          variant="light"
        >
          {t(freeAccessItem.text)}
        </LinkButton>
        <LanguageSelect className="max-md:hidden" />
        <LazyMenu preload={accountMenu.preload} trigger={(props) => <AccountButton {...props} />}>
          <accountMenu.Component />
        </LazyMenu>
      </div>
    </>
  );
}

function SignedOutItems() {
  const { t } = useI18n();
  const forwarded = forwardedQuery(useSearch());
  return (
    <div className="ml-auto flex min-w-0 items-center gap-2">
      <LanguageSelect className="max-md:hidden" />
      <LinkButton
        as={Link}
        className="min-w-0"
        href={paths.login(forwarded)}
        size="sm"
        variant="ghost"
      >
        {t('navSignIn')}
      </LinkButton>
      <LinkButton as={Link} className="min-w-0" href={paths.register(forwarded)} size="sm">
        {t('navRegister')}
      </LinkButton>
    </div>
  );
}
