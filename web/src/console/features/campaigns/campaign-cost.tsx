import {
  type CampaignFigures,
  listCampaigns,
  setCampaignCost,
} from '@sesame/contract/console/campaigns.ts';
import { useState } from 'react';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { MoneyField } from '../../ui/forms/number-fields.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { campaignMessages } from './campaigns.messages.ts';

type Campaign = Pick<CampaignFigures, 'campaign' | 'cost'>;

/** What the campaign cost; a button to enter it for those who may. */
export function CostCell({ row }: { row: Campaign }) {
  const { language } = useI18n();
  const t = useMessages(campaignMessages);
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  const { campaign, cost } = row;
  const shown = cost === null ? null : formatDollars(language, cost);
  if (!may('campaigns:write')) return shown ?? '–';
  return (
    <>
      <Button
        aria-label={shown ? t('costOf', { campaign, cost: shown }) : t('enterCostOf', { campaign })}
        onClick={() => setIsOpen(true)}
        size="sm"
        variant="link"
      >
        {shown ?? t('enterCost')}
      </Button>
      {isOpen ? <CostDialog campaign={row} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function CostDialog({ campaign: row, onClose }: { campaign: Campaign; onClose: () => void }) {
  const t = useMessages(campaignMessages);
  const { campaign, cost } = row;
  const set = useConsoleMutation(setCampaignCost, { touches: [listCampaigns] });
  const form = useConsoleForm({
    schema: setCampaignCost.body,
    initial: { cost },
    body: (values) => ({ campaign, cost: values.cost ?? null, expected_cost: cost }),
    save: (body) => set.mutateAsync({ body }),
    onSaved: onClose,
    loadLatest: set.loadLatest,
  });
  return (
    <FieldDialog
      form={form}
      onClose={onClose}
      submitLabel={t('saveCost')}
      title={t('costTitle', { campaign })}
    >
      <MoneyField hint={t('costHint')} label={t('costLabel')} of={form.at('cost')} />
    </FieldDialog>
  );
}
