import { useState } from 'react';
import { BrandLockup } from '../src/ui/brand/brand-mark.tsx';
import { Logo } from '../src/ui/brand/logo.tsx';
import { LargeTitleTabs } from '../src/ui/data/large-title-tabs.tsx';
import { Status } from '../src/ui/data/status.tsx';
import { SegmentedFilter } from '../src/ui/forms/segmented-filter.tsx';
import { Avatar } from '../src/ui/primitives/avatar.tsx';
import { AvatarStack } from '../src/ui/primitives/avatar-stack.tsx';
import { Badge } from '../src/ui/primitives/badge.tsx';
import { Card } from '../src/ui/primitives/card.tsx';
import { demoLogo } from './demo-logo.ts';
import { GalleryRow, GallerySection } from './gallery-section.tsx';

const tabs = [
  { href: '#subscriptions', label: 'Subscriptions', current: true },
  { href: '#payments', label: 'Payments history', current: false },
];
const segments = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

export function GalleryDisplay({ theme }: { theme: string }) {
  const [segment, setSegment] = useState<(typeof segments)[number]['value']>('all');
  return (
    <GallerySection title="Badge, status, tabs">
      <Card className="grid gap-5">
        <GalleryRow>
          <Badge>+3.5%</Badge>
          <Badge tone="success">No fee</Badge>
          <Badge tone="accent">−12%</Badge>
          <Badge tone="warning">4 days left</Badge>
          <Badge tone="danger">Failed</Badge>
          <Badge tone="info">New</Badge>
          <Badge tone="on">Active</Badge>
          <Badge tone="line">Console</Badge>
        </GalleryRow>
        <GalleryRow>
          <Status kind="active">Active</Status>
          <Status kind="processing">Processing</Status>
          <Status kind="unpaid">Not paid</Status>
          <Status kind="expired">Expired</Status>
        </GalleryRow>
        <LargeTitleTabs label={`Dashboard, ${theme}`} tabs={tabs} />
        <SegmentedFilter label="Show" onChange={setSegment} segments={segments} value={segment} />
        <GalleryRow>
          <AvatarStack size={40} sources={['framic', 'linkra', 'dunora'].map(demoLogo)} />
          <AvatarStack
            size={40}
            sources={['pagero', 'tempora', 'notelo', 'audiola', 'orbita', 'hexora'].map(demoLogo)}
          />
          <Logo size={40} src={demoLogo('askara')} />
          <Logo dimmed size={40} src={demoLogo('codelark')} />
          <Avatar name="anna.levina" size={40} />
          <BrandLockup name="Sesame" />
        </GalleryRow>
      </Card>
    </GallerySection>
  );
}
