import { Ticket, Unplug } from 'lucide-react';
import { AuthArtwork } from '../src/ui/brand/auth-artwork.tsx';
import { BrandMark } from '../src/ui/brand/brand-mark.tsx';
import { Logo } from '../src/ui/brand/logo.tsx';
import { CenterState, EmptyState, ErrorState, IconDisc } from '../src/ui/data/state-view.tsx';
import { Steps } from '../src/ui/forms/steps.tsx';
import { Button } from '../src/ui/primitives/button.tsx';
import { Icon } from '../src/ui/primitives/icon.tsx';
import { IndeterminateBar } from '../src/ui/primitives/indeterminate-bar.tsx';
import { Note } from '../src/ui/primitives/note.tsx';
import { RingLoader } from '../src/ui/primitives/ring-loader.tsx';
import { Skeleton } from '../src/ui/primitives/skeleton.tsx';
import { demoLogo } from './demo-logo.ts';
import { GalleryRow, GallerySection } from './gallery-section.tsx';

export function GalleryStates() {
  return (
    <GallerySection title="Feedback and states">
      <Note tone="warning">The details expire in 2 minutes.</Note>
      <Note tone="info">Checking takes about 5–8 minutes.</Note>
      <Note tone="danger">Wrong email or password.</Note>
      <Note
        action={
          <Button size="sm" variant="ghost">
            Remove
          </Button>
        }
        tone="success"
      >
        AUTUMN20 · −20%
      </Note>
      <EmptyState
        heading="h4"
        actions={
          <>
            <Button>View plans</Button>
            <Button icon={<Icon of={Ticket} />} variant="outline">
              Activate coupon
            </Button>
          </>
        }
        art={<AuthArtwork className="h-[132px] w-[242px]" scene="empty" />}
        text="You can get access to any service with 1 click"
        title="You don't have any active subscriptions"
      />
      <ErrorState
        heading="h4"
        actions={<Button variant="outline">Try again</Button>}
        art={
          <IconDisc tone="danger">
            <Icon of={Unplug} size={28} />
          </IconDisc>
        }
        text="Check the connection."
        title="Services did not load"
      />
      <div className="grid justify-items-center">
        <CenterState
          art={
            <RingLoader>
              <BrandMark size={36} />
            </RingLoader>
          }
          heading="h4"
          role="status"
          text="Keep this tab open. It takes a few seconds."
          title="Opening the payment page"
        />
        <Steps
          className="mt-8"
          steps={[
            { key: 'opened', label: 'Payment page opened', state: 'done' },
            { key: 'waiting', label: 'Waiting for confirmation', state: 'now' },
            { key: 'access', label: 'Access opens', state: 'next' },
          ]}
        />
      </div>
      <GalleryRow>
        <RingLoader size={88}>
          <Logo size={52} src={demoLogo('askara')} />
        </RingLoader>
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-4 w-full" />
          <IndeterminateBar />
        </div>
      </GalleryRow>
      <div className="relative h-44 overflow-hidden rounded-[20px] bg-accent-soft">
        <AuthArtwork className="absolute inset-y-0 right-0 h-full w-[380px]" scene="banner" />
      </div>
      <div className="relative h-[420px] overflow-hidden border border-border bg-sunken">
        <AuthArtwork className="absolute inset-0 size-full" scene="page" />
      </div>
    </GallerySection>
  );
}
