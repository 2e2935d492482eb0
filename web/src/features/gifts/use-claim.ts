import { GIFT_CODE_MAX } from '@sesame/contract/shared/gifts/gift-code.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { claimGift, listGifts, previewGift } from '@sesame/contract/shop/gifts.ts';
import { listPaymentMethods } from '@sesame/contract/shop/payments.ts';
import { getReferralData } from '@sesame/contract/shop/referrals.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { inRussian } from '../../api/client/in-russian.ts';
import { useRouteMutation } from '../../api/client/route-mutation.ts';
import { useI18n } from '../../i18n/use-i18n.ts';

const codeInAddress = () => location.hash.slice(1).slice(0, GIFT_CODE_MAX);

/** Shows what a code gives, at once for one in the address, and redeems it on request. */
export function useClaim() {
  const { language } = useI18n();
  const [code, setCode] = useState(codeInAddress);
  const preview = useRouteMutation(previewGift);
  const claim = useRouteMutation(claimGift, {
    touches: [listActiveSubscriptions, listGifts, listPaymentMethods, getReferralData],
  });
  const show = (typed: string) => {
    setCode(typed);
    preview.mutate({ body: { code: typed } });
  };
  const showFromAddress = useEffectEvent(() => {
    const given = codeInAddress();
    if (given === '') return;
    claim.reset();
    show(given);
  });
  useEffect(() => {
    showFromAddress();
    // Another link that is followed in the same tab changes only what follows `#`.
    const onChange = () => showFromAddress();
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  const gift = preview.data && (language === 'ru' ? inRussian(preview.data) : preview.data);
  return {
    code,
    gift,
    claimed: claim.data,
    error: claim.error ?? preview.error,
    isShowing: preview.isPending,
    isClaiming: claim.isPending,
    show,
    claim: () => claim.mutate({ body: { code } }),
    restart: () => {
      setCode('');
      preview.reset();
      claim.reset();
    },
  };
}
