import { errorText } from '../../../i18n/error-text.ts';
import type { Translate } from '../../../i18n/use-i18n.ts';
import type { Confirmation } from './use-confirmation.ts';

export function confirmationText(
  t: Translate,
  state: Confirmation,
): { heading: string; lead: string } {
  switch (state.phase) {
    case 'confirming':
      return { heading: t('confirmingEmail'), lead: '' };
    case 'owner':
      return {
        heading: t('confirmOwnerTitle'),
        lead: t(state.hasPassword ? 'confirmOwnerLead' : 'confirmOwnerSignIn', {
          email: state.email,
        }),
      };
    case 'rejected':
      return { heading: t('accountRejectedTitle'), lead: t('accountRejectedLead') };
    case 'confirmed':
      return { heading: t('emailConfirmedTitle'), lead: t('emailConfirmedLead') };
    case 'dead':
      return { heading: t('emailNotConfirmedTitle'), lead: t('confirmLinkInvalid') };
    case 'failed':
      return { heading: t('emailNotConfirmedTitle'), lead: errorText(t, state.error) };
  }
}
