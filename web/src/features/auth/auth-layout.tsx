import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { runtimeConfig } from '../../api/client/config.ts';
import { sessionMessage } from '../../api/session/session-message.ts';
import { useBrandName } from '../../i18n/use-brand-name.ts';
import { forwardedQuery, paths } from '../../paths.ts';
import { PageFooter } from '../../shell/page-footer.tsx';
import { AuthArtwork } from '../../ui/brand/auth-artwork.tsx';
import { BrandLockup } from '../../ui/brand/brand-mark.tsx';

type AuthLayoutProps = { heading: string; lead: string; children: ReactNode };

/** The form at the left, and the illustration at the right if there is space. */
export function AuthLayout({ heading, lead, children }: AuthLayoutProps) {
  const brandName = useBrandName();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(480px,44%)_1fr]">
      <main className="flex min-w-0 flex-col px-5 pt-5 pb-6 lg:px-12 lg:py-8" id="main">
        <BrandLink>
          <BrandLockup name={brandName} size={28} />
        </BrandLink>
        <div className="m-auto w-full max-w-[376px] py-8 lg:py-10">
          <h1 className="type-display mb-2">{heading}</h1>
          <p className="mb-7 text-[.9375rem] text-muted leading-[22px]">{lead}</p>
          {children}
        </div>
        <PageFooter />
      </main>
      <div
        aria-hidden="true"
        className="relative overflow-hidden border-border border-l bg-sunken max-lg:hidden"
      >
        <AuthArtwork className="absolute inset-0 size-full" scene="page" />
      </div>
    </div>
  );
}

/** Leads to the catalogue where visitors may see it. */
function BrandLink({ children }: { children: ReactNode }) {
  const forwarded = forwardedQuery(useSearch());
  if (!runtimeConfig.publicCatalogue) return children;
  return (
    <Link
      className="self-start"
      href={paths.subscriptions(forwarded)}
      onClick={() => sessionMessage.set(null)}
    >
      {children}
    </Link>
  );
}
