import type { CSSProperties } from 'react';
import { BrandLockup } from '../src/ui/brand/brand-mark.tsx';
import { Switch } from '../src/ui/forms/toggle.tsx';
import { Badge } from '../src/ui/primitives/badge.tsx';
import { Button } from '../src/ui/primitives/button.tsx';
import { Countdown } from '../src/ui/primitives/countdown.tsx';
import { ProgressBar } from '../src/ui/primitives/progress-bar.tsx';
import { TextLink } from '../src/ui/primitives/text-link.tsx';
import { GalleryRow, GallerySection } from './gallery-section.tsx';

const brands = [
  { name: 'Sesame', hue: 168, chroma: 0.095 },
  { name: 'Brick', hue: 25, chroma: 0.18 },
  { name: 'Honey', hue: 70, chroma: 0.12 },
  { name: 'Lagoon', hue: 190, chroma: 0.25 },
  { name: 'Harbour', hue: 250, chroma: 0.18 },
  { name: 'Plum', hue: 320, chroma: 0.2 },
  { name: 'Graphite', hue: 250, chroma: 0.02 },
];
const countdowns = [
  { secondsLeft: 768, tone: 'success' },
  { secondsLeft: 432, tone: 'warning' },
  { secondsLeft: 125, tone: 'danger' },
] as const;

export function GalleryBrand() {
  return (
    <>
      <GallerySection title="Countdown">
        <div className="divide-y divide-border rounded-lg border border-border bg-surface shadow-card">
          {countdowns.map(({ secondsLeft, tone }) => (
            <Countdown
              announcement=""
              key={tone}
              label="Pay within"
              secondsLeft={secondsLeft}
              share={secondsLeft / 900}
              timerLabel="Pay within"
              tone={tone}
            />
          ))}
        </div>
      </GallerySection>
      <GallerySection title="Brands">
        {brands.map(({ name, hue, chroma }) => (
          <div
            className="grid gap-4 rounded-lg border border-border bg-surface p-5 shadow-card"
            data-brand=""
            key={name}
            // React's style type has no custom properties.
            style={{ '--brand-hue': hue, '--brand-chroma': chroma } as CSSProperties}
          >
            <GalleryRow>
              <BrandLockup name={name} />
              <span className="type-tabular ml-auto text-[.8125rem] text-muted">
                {hue}° {chroma}
              </span>
            </GalleryRow>
            <GalleryRow>
              <Button>Pay $12.90</Button>
              <Button variant="light">Order</Button>
              <Button variant="outline2">Save choice</Button>
              <Badge tone="accent">−12%</Badge>
              <TextLink href="#brand">Forgot password?</TextLink>
              <Switch defaultChecked>Mode</Switch>
            </GalleryRow>
            <ProgressBar label={`${name}, progress`} share={0.6} />
          </div>
        ))}
      </GallerySection>
    </>
  );
}
