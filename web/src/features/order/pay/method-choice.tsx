import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { PaymentMethod } from '@sesame/contract/shop/payments.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { ApiError } from '../../../api/client/api-error.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { MethodPicture } from '../../../shell/method-picture.tsx';
import { SafeHtml } from '../../../ui/data/safe-html.tsx';
import { ChoiceGroup, MethodRow } from '../../../ui/forms/choice-card.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { MethodsSkeleton } from './methods-skeleton.tsx';

type ChoiceProps = {
  chosen: string | null;
  /** Whether a method's balance is too low for the order. */
  fallsShort: (method: PaymentMethod) => boolean;
  onChoose: (gateway: string) => void;
};
type MethodChoiceProps = ChoiceProps & { methods: UseQueryResult<PaymentMethod[]> };

export function MethodChoice({ methods, ...choice }: MethodChoiceProps) {
  const { t } = useI18n();
  if (methods.isPending) return <MethodsSkeleton />;
  if (!methods.data) return <MethodsFailed methods={methods} />;
  const of = (category: PaymentMethod['category']) =>
    methods.data.filter((method) => method.category === category);
  return (
    <div className="grid gap-6">
      <MethodGroup {...choice} legend={t('methodsWorld')} methods={of('worldwide')} />
      <MethodGroup {...choice} legend={t('methodsCis')} methods={of('cis')} />
    </div>
  );
}

type MethodGroupProps = ChoiceProps & { legend: string; methods: readonly PaymentMethod[] };

function MethodGroup({ legend, methods, chosen, fallsShort, onChoose }: MethodGroupProps) {
  const { t } = useI18n();
  return (
    <ChoiceGroup columns={2} legend={legend}>
      {methods.map((method) => (
        <MethodRow
          badge={<FeeBadge percent={method.fee_percentage} />}
          checked={method.gateway === chosen}
          description={<Description method={method} short={fallsShort(method)} />}
          disabled={fallsShort(method)}
          icon={<MethodPicture address={method.image_url} />}
          key={method.gateway}
          name="order-method"
          onChange={() => onChoose(method.gateway)}
          title={method.title}
          value={method.gateway}
        />
      ))}
      {methods.length === 0 ? <Note>{t('methodsEmpty')}</Note> : null}
    </ChoiceGroup>
  );
}

/** For the balance: its amount, and whether it is enough. */
function Description({ method, short }: { method: PaymentMethod; short: boolean }) {
  const { t } = useI18n();
  if (method.available === undefined) {
    return <SafeHtml html={method.description} inline />;
  }
  const amount = formatMoney(centsFromDollars(method.available));
  return t(short ? 'balanceTooSmallFor' : 'payoutAvailable', { amount });
}

function FeeBadge({ percent }: { percent: number }) {
  const { t } = useI18n();
  return percent === 0 ? <Badge tone="success">{t('noFee')}</Badge> : <Badge>+{percent}%</Badge>;
}

function MethodsFailed({ methods }: Pick<MethodChoiceProps, 'methods'>) {
  const { t } = useI18n();
  const tokenMissing = methods.error instanceof ApiError && methods.error.code === 'token_missing';
  return (
    <div>
      <p className="type-label mb-2.5 flex items-center justify-between">
        {t('paymentMethod')}
        <Badge tone="danger">{t('errorLabel')}</Badge>
      </p>
      <Note role="alert" tone="danger">
        <strong className="block font-semibold">
          {t(tokenMissing ? 'tokenMissing' : 'methodsFailed')}
        </strong>
        {t('methodsFailedHint')}
        <div className="mt-2.5">
          <Button
            icon={<Icon of={RotateCw} size={16} />}
            loading={methods.isFetching}
            onClick={() => void methods.refetch()}
            size="sm"
            variant="outline"
          >
            {t('tryAgain')}
          </Button>
        </div>
      </Note>
    </div>
  );
}
