import { useState } from 'react';
import { Avatar } from '../avatar.tsx';
import { AvatarStack } from '../avatar-stack.tsx';
import { Badge } from '../badge.tsx';
import { BrandLockup } from '../brand-mark.tsx';
import { Card } from '../card.tsx';
import { LargeTitleTabs } from '../large-title-tabs.tsx';
import { Logo } from '../logo.tsx';
import { SegmentedFilter } from '../segmented-filter.tsx';
import { Status } from '../status.tsx';
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
