import { useId, useState } from 'react';
import { Logo } from '../src/ui/brand/logo.tsx';
import { MethodIcon } from '../src/ui/data/method-icon.tsx';
import { PriceLines, PriceTotal } from '../src/ui/data/price-lines.tsx';
import { ChoiceGroup, MethodRow, OptionCard, PlanCard } from '../src/ui/forms/choice-card.tsx';
import { Badge } from '../src/ui/primitives/badge.tsx';
import { demoLogo } from './demo-logo.ts';
import { GallerySection } from './gallery-section.tsx';

const plans = [
  { value: '1', title: '1 month', price: '$4.90', note: '$4.90 / mo' },
  { value: '3', title: '3 months', price: '$12.90', note: '$4.30 / mo', badge: '−12%' },
  { value: '12', title: '12 months', price: '$44.00', note: '$3.67 / mo', badge: '−25%' },
];
const methods = [
  { value: 'card', title: 'International card', description: 'Any bank', fee: '+3.5%' },
  { value: 'coins', title: 'USDT · TRC-20', description: 'Any wallet or exchange', fee: '+1%' },
  { value: 'gem', title: 'TON', description: 'Any TON wallet', fee: null },
  { value: 'wallet', title: 'Paylume', description: 'Balance or linked card', fee: '+2%' },
  { value: 'smartphone', title: 'Transfer by phone', description: 'In your bank app', fee: null },
  { value: 'bank', title: 'Bank transfer', description: 'By the details', fee: '+4%' },
];
const networks = ['USDT TRC-20', 'TON'];
const origins = [
  { slug: 'askara', title: 'Askara' },
  { slug: 'kinovo', title: 'Kinovo' },
  { slug: 'framic', title: 'Draftwell' },
  { slug: 'veilnet', title: 'Veilnet' },
];

export function GalleryOrder() {
  const group = useId();
  const [plan, setPlan] = useState('3');
  const [method, setMethod] = useState('card');
  const [network, setNetwork] = useState('TON');
  const [chosen, setChosen] = useState(['askara', 'framic', 'veilnet']);
  return (
    <GallerySection title="Choices and price lines">
      <ChoiceGroup columns={3} legend="Plan">
        {plans.map(({ badge, ...option }) => (
          <PlanCard
            key={option.value}
            {...option}
            badge={
              badge ? (
                <Badge tone={option.value === plan ? 'accent' : 'neutral'}>{badge}</Badge>
              ) : null
            }
            checked={option.value === plan}
            name={`${group}-plan`}
            onChange={() => setPlan(option.value)}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup columns={2} legend="Payment methods">
        {methods.map(({ fee, ...option }) => (
          <MethodRow
            key={option.value}
            {...option}
            badge={fee ? <Badge>{fee}</Badge> : <Badge tone="success">No fee</Badge>}
            checked={option.value === method}
            icon={<MethodIcon name={option.value} />}
            name={`${group}-method`}
            onChange={() => setMethod(option.value)}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup columns="pair" legend="Network">
        {networks.map((name) => (
          <OptionCard
            checked={name === network}
            key={name}
            name={`${group}-network`}
            onChange={() => setNetwork(name)}
            value={name}
          >
            {name}
          </OptionCard>
        ))}
      </ChoiceGroup>
      <ChoiceGroup columns="pair" legend="Services, at most three">
        {origins.map(({ slug, title }) => {
          const checked = chosen.includes(slug);
          return (
            <OptionCard
              checked={checked}
              disabled={!checked && chosen.length === 3}
              key={slug}
              media={<Logo size={32} src={demoLogo(slug)} />}
              name={`${group}-origin`}
              onChange={() =>
                setChosen(checked ? chosen.filter((one) => one !== slug) : [...chosen, slug])
              }
              type="checkbox"
              value={slug}
            >
              {title}
            </OptionCard>
          );
        })}
      </ChoiceGroup>
      <div>
        <PriceLines
          lines={[
            { key: 'price', label: 'Price · 3 months', value: '$12.90' },
            { key: 'fee', label: 'Fee · 3.5%', value: '$0.45' },
            { key: 'discount', label: 'Discount · 20%', value: '−$2.67', tone: 'discount' },
          ]}
        />
        <PriceTotal label="Total" value="$10.68" />
      </div>
    </GallerySection>
  );
}
