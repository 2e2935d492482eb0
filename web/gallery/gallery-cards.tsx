import { ArrowUpRight } from 'lucide-react';
import { Logo } from '../src/ui/brand/logo.tsx';
import { DataTable } from '../src/ui/data/data-table.tsx';
import { DisclosureList } from '../src/ui/data/disclosure-list.tsx';
import { PendingCard } from '../src/ui/data/pending-card.tsx';
import { PriceTable } from '../src/ui/data/price-table.tsx';
import { Status } from '../src/ui/data/status.tsx';
import { TermRuler } from '../src/ui/data/term-ruler.tsx';
import { Avatar } from '../src/ui/primitives/avatar.tsx';
import { AvatarStack } from '../src/ui/primitives/avatar-stack.tsx';
import { Badge } from '../src/ui/primitives/badge.tsx';
import { Button } from '../src/ui/primitives/button.tsx';
import { Card } from '../src/ui/primitives/card.tsx';
import { Icon } from '../src/ui/primitives/icon.tsx';
import { LinkButton } from '../src/ui/primitives/link-button.tsx';
import { TextLink } from '../src/ui/primitives/text-link.tsx';
import { demoLogo } from './demo-logo.ts';
import { GallerySection } from './gallery-section.tsx';

const prices = [
  { key: '1', term: '1 month', price: '$9.90' },
  { key: '3', term: '3 months', perMonth: '$8.97 / month', price: '$26.90' },
  { key: '12', term: '12 months', perMonth: '$7.90 / month', price: '$94.80' },
];
const payments = [
  { id: 'a', date: '24.11.2025', name: 'Askara Pro', term: '3 months', price: '$12.90' },
  { id: 'b', date: '28.10.2025', name: 'Veilnet VPN', term: '1 month', price: '$2.40' },
];
const connect = <Icon of={ArrowUpRight} size={16} />;

export function GalleryCards() {
  return (
    <GallerySection title="Cards and tables">
      <Card as="article">
        <div className="flex items-center gap-3.5">
          <Logo size={44} src={demoLogo('askara')} />
          <div>
            <h4 className="type-title-3">Askara Pro</h4>
            <p className="text-[.8125rem] text-muted leading-[18px]">All models, 3 months</p>
          </div>
        </div>
        <div className="mt-[22px] mb-5">
          <TermRuler daysLeft={89} remaining="89 days left" until="Active till 21.02.2026" />
        </div>
        <div className="flex gap-2">
          <LinkButton className="flex-1" href="#1" iconAfter={connect} variant="full_dark">
            Connect 1
          </LinkButton>
          <LinkButton className="flex-1" href="#2" iconAfter={connect} variant="full_dark">
            Connect 2
          </LinkButton>
        </div>
      </Card>
      <Card>
        <TermRuler daysLeft={4} remaining="4 days left" until="Active till 28.11.2025" />
      </Card>
      <PendingCard
        stage="Waiting for confirmation"
        text="It usually takes 5–8 minutes"
        title="Payment is being processed"
      >
        Your subscription will appear here automatically. Still waiting after 15 minutes?{' '}
        <TextLink href="#support">Contact support</TextLink>
      </PendingCard>
      <Card as="article" variant="hover">
        <AvatarStack sources={['framic', 'linkra', 'dunora'].map(demoLogo)} />
        <h4 className="type-title-3 mt-4">Creator set</h4>
        <p className="mt-0.5 mb-4 text-muted">Interface design, video editing and images.</p>
        <PriceTable label="Prices" rows={prices} />
        <Button block className="mt-[18px]" variant="light">
          Order
        </Button>
      </Card>
      <Card as="article" variant="hover">
        <div className="flex justify-between">
          <Logo dimmed src={demoLogo('codelark')} />
          <Badge>Inactive</Badge>
        </div>
        <h4 className="type-title-3 mt-4 mb-4 text-muted">Codelark</h4>
        <PriceTable label="Prices" muted rows={prices} />
        <Button block className="mt-[18px]" disabled variant="light">
          Order
        </Button>
      </Card>
      <DataTable
        caption="Payments"
        columns={[
          { key: 'date', header: 'Date', variant: 'muted', cell: (row) => row.date },
          { key: 'name', header: 'Subscription', cell: (row) => row.name },
          { key: 'price', header: 'Price', variant: 'amount', cell: (row) => row.price },
          { key: 'state', header: 'Status', cell: () => <Status kind="active">Active</Status> },
        ]}
        rowKey={(row) => row.id}
        rows={payments}
      />
      <DisclosureList
        firstOpen
        item={(payment) => ({
          media: <Avatar name={payment.name} size={44} />,
          title: payment.name,
          subtitle: <Status kind="unpaid">Not paid</Status>,
          value: payment.price,
          details: [
            { key: 'date', label: 'Date', value: payment.date },
            { key: 'term', label: 'Term', value: payment.term },
          ],
          footer: (
            <Button block variant="light">
              Order again
            </Button>
          ),
        })}
        label="Payments"
        rowKey={(row) => row.id}
        rows={payments}
      />
    </GallerySection>
  );
}
