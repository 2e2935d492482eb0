import type { RenewalUndo } from '@sesame/contract/shop/renewals/renewal-undo.ts';
import { formatDate, formatDollars } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/use-i18n.ts';

export type UndoTexts = {
  title: string;
  text?: string;
  /** Only support can help now. */
  needsSupport: boolean;
};

/** What a buyer reads about undoing a renewal: on its card, and behind the link of a mail. */
export function undoTexts(t: Translate, undo: RenewalUndo, isDone: boolean): UndoTexts {
  const { title: product, total, refund_to: to, ends_at: end, part } = undo;
  const facts = { product, amount: formatDollars(total), date: formatDate(end) };
  const isToBalance = to === 'balance';
  if (isDone) {
    return {
      title: t('renewalUndone'),
      text: t(isToBalance ? 'renewalUndoneToBalance' : 'renewalUndoneText', facts),
      needsSupport: false,
    };
  }
  switch (undo.state) {
    case 'open':
      return {
        title: t('renewalUndoTitle'),
        text:
          part === null
            ? t(isToBalance ? 'renewalUndoToBalance' : 'renewalUndoText', facts)
            : t(isToBalance ? 'renewalUndoPartToBalance' : 'renewalUndoPart', {
                ...facts,
                ...{
                  unused: part.unused_days,
                  total: part.total_days,
                  paid: formatDollars(part.paid),
                },
              }),
        needsSupport: false,
      };
    case 'undone':
      return { title: t('renewalUndoneBefore'), needsSupport: false };
    case 'refunded':
      return { title: t('renewalRefundedBefore'), needsSupport: false };
    case 'closed':
      return { title: t('renewalUndo'), text: t('undoClosed'), needsSupport: true };
  }
}
