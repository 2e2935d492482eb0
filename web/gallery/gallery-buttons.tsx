import { ArrowUpRight, Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../src/ui/primitives/button.tsx';
import type { ButtonVariant } from '../src/ui/primitives/button-classes.ts';
import { Icon } from '../src/ui/primitives/icon.tsx';
import { LinkButton } from '../src/ui/primitives/link-button.tsx';
import { Spinner } from '../src/ui/primitives/spinner.tsx';
import { GalleryRow, GallerySection } from './gallery-section.tsx';

const variants = [
  'default',
  'full_dark',
  'full_light',
  'light',
  'gray',
  'secondary',
  'outline',
  'outline2',
  'destructive',
  'ghost',
  'link',
] as const satisfies readonly ButtonVariant[];

export function GalleryButtons() {
  const [busy, setBusy] = useState(false);
  return (
    <GallerySection title="Button">
      {variants.map((variant) => (
        <div
          className={`flex flex-wrap items-center gap-3 ${variant === 'full_light' ? 'bg-accent-soft' : ''}`}
          key={variant}
        >
          <code className="w-24 text-xs">{variant}</code>
          <Button variant={variant}>Label</Button>
          <Button size="sm" variant={variant}>
            Small
          </Button>
          <Button size="lg" variant={variant}>
            Large
          </Button>
          <Button disabled variant={variant}>
            Label
          </Button>
          <Button loading variant={variant}>
            Saving
          </Button>
          {variant === 'link' ? null : (
            <Button aria-label="Add" size="icon" variant={variant}>
              <Icon of={Plus} />
            </Button>
          )}
        </div>
      ))}
      <GalleryRow>
        <Button size="sm">Order</Button>
        <Button>Order</Button>
        <Button size="lg">Order</Button>
        <Button aria-label="Copy" size="icon" variant="outline">
          <Icon of={Copy} />
        </Button>
        <LinkButton
          href="#connect"
          iconAfter={<Icon of={ArrowUpRight} size={16} />}
          variant="full_dark"
        >
          Connect 1
        </LinkButton>
        <Spinner />
      </GalleryRow>
      <Button block loading={busy} onClick={() => setBusy(true)} size="lg" spinnerOnly>
        Sign in
      </Button>
    </GallerySection>
  );
}
