/** Texts of mails. They leave the server filled in, so they have no numbers and are not sent to the page. */
export const mailEn = {
  footer: 'You get this mail because this address has an account at {brand}.',
  footerHelp: 'Questions: {url}',
  openManually: 'If the button does not open, copy this address:',

  confirmSubject: 'Confirm your e-mail',
  confirmLead: 'Press the button to confirm that this address is yours.',
  confirmButton: 'Confirm e-mail',
  confirmNote:
    'The link works for {count, plural, one {# day} other {# days}}. If you did not register, the page it opens lets you say so.',

  resetSubject: 'Set a new password',
  resetLead:
    'Somebody asked to set a new password for your account. If it was you, press the button.',
  resetButton: 'Set a new password',
  resetNote:
    'The link works once, for {count, plural, one {# minute} other {# minutes}}. If it was not you, do nothing: your password stays as it is.',

  forcedResetSubject: 'Set a new password',
  forcedResetLead:
    'To keep your account safe, the shop has ended all its sessions, and the old password no longer works. Press the button to set a new one.',
  forcedResetNote:
    'The link works once, for {count, plural, one {# hour} other {# hours}}. Later you can ask for another on the sign-in page.',

  passwordChangedSubject: 'Your password was changed',
  passwordChangedLead:
    'The password of your account was changed on {when}. All other sessions were ended.',
  passwordChangedButton: 'Set a new password',
  passwordChangedNote: 'If it was you, do nothing. If it was not, set a new password at once.',

  trc20ChangedSubject: 'Your TRC20 address was changed',
  trc20ChangedLead: 'The address your payouts go to was changed on {when}.',
  secondFactorOnSubject: 'Two-step sign-in is on',
  secondFactorOnLead: 'Since {when} a sign-in to your account also needs a code from your app.',
  secondFactorOffSubject: 'Two-step sign-in is off',
  secondFactorOffLead: 'Since {when} the password alone is enough to sign in to your account.',
  telegramOnSubject: 'Telegram was connected',
  telegramOnLead: 'A Telegram account was connected to your account on {when}.',
  telegramOffSubject: 'Telegram was disconnected',
  telegramOffLead:
    'Your Telegram account was disconnected on {when}. It gets no more notifications.',
  deletionSubject: 'Your account will be deleted',
  deletionLead:
    'You asked on {when} to delete your account. It will be erased in 7 days. To keep it, sign in and undo the deletion.',
  deletionByShopLead:
    'The shop marked your account for deletion on {when}. It will be erased in 7 days. To keep it, sign in and undo the deletion.',
  googleLinkedSubject: 'Your account was connected to Google',
  googleLinkedLead:
    'Since {when} you can sign in with Google. The earlier password was never confirmed to belong to the owner of this mailbox, so it no longer works and other devices were signed out. To set a new one, use “Forgot password?”.',
  accountChangedButton: 'Open the security settings',
  accountChangedNote:
    'If it was you, do nothing. If it was not, change your password and end the other sessions at once.',

  newDeviceSubject: 'New sign-in to your account',
  newDeviceLead: 'Somebody signed in to your account from a device it was not used on before.',
  newDeviceTime: 'Time',
  newDeviceDevice: 'Device',
  newDeviceNetwork: 'Network',
  newDeviceButton: 'View the sessions',
  newDeviceNote: 'If it was not you, end that session and change the password.',
  unknownDevice: 'Unknown device',

  alreadyRegisteredSubject: 'You already have an account',
  alreadyRegisteredLead:
    'Somebody tried to register with this address, but it already has an account. If it was you, sign in; if you forgot the password, set a new one on the sign-in page.',
  alreadyRegisteredButton: 'Sign in',
  alreadyRegisteredNote: 'If it was not you, do nothing: your account has not changed.',

  receiptSubject: 'Payment received: {product}',
  receiptLead: 'Thank you for the payment. {product} is active until {date}.',
  activatedSubject: '{product} is active',
  activatedLead: 'There was nothing to pay. {product} is active until {date}.',
  receiptTerm: 'Term',
  receiptPrice: 'Price',
  receiptFee: 'Fee ({percent}%)',
  receiptDiscount: 'Discount ({percent}%)',
  receiptTotal: 'Total',
  receiptPaid: 'Paid',
  receiptMethod: 'Payment method',
  receiptDate: 'Date',
  receiptNumber: 'Payment number',
  receiptButton: 'Open my subscriptions',
  receiptLink: 'Payment details and the receipt as a file',
  refundSubject: 'Refund of {amount}: {product}',
  refundLeadGateway:
    'We sent {amount} for {product} back to where you paid from. A bank may need a few days until it shows.',
  refundLeadBalance: '{amount} for {product} is on your balance. It can pay for other orders.',
  refundLeadRecord: 'We gave you back {amount} for {product}.',
  refundCharged: 'In roubles',
  refundTotal: 'Refunded in all',
  refundButton: 'Open my payments',
  termMonths: '{count, plural, one {# month} other {# months}}',
  termDays: '{count, plural, one {# day} other {# days}}',
  termYears: '{count, plural, one {# year} other {# years}}',

  receiptRefusedSubject: 'Receipt not accepted: {product}',
  receiptRefusedLead:
    'We looked at the receipt of your transfer for {product} and could not accept it.',
  receiptRefusedReason: 'Reason',
  receiptRefusedUntil: 'Send another by',
  receiptRefusedButton: 'Send another receipt',
  receiptRefusedNote:
    'If you did not send any money, do nothing. If it was sent and the receipt is right, write to support.',

  documentTitle: 'Receipt',
  documentOrdered: 'Ordered',
  documentPaidAt: 'Paid on',
  documentProduct: 'Product',
  documentAccess: 'Access',
  documentPeriod: '{from} – {until}',
  documentCharged: 'Charged in roubles',
  documentRate: '{rate}\u00a0₽ for $1, {source}, {date}',
  documentRateBank: 'Bank of Russia',
  documentRateShop: 'rate of the shop',
  documentRefund: 'Refunded on {date}',
  documentRefunded: 'Refunded in all',
  documentNote: 'This receipt confirms a payment to {brand}. It is not a fiscal document.',

  linkSubstitutedSubject: 'Your link for {product} is here',
  linkSubstitutedLead:
    'We could not give you {service}. In its place there is a link to {instead} in your subscriptions, under {product}.',
  linkSubstitutedNote: 'If that does not suit you, write to support.',
  linkReissuedSubject: 'New link for {product}',
  linkReissuedLead:
    'We replaced your link to {service}. The new one is in your subscriptions, under {product}.',
  linkReissuedNote: 'The old link may stop working. How long {product} is active has not changed.',

  endsSoonSubject: '{product} ends on {date}',
  endsSoonLead:
    '{count, plural, one {# day} other {# days}} left: {product} is active until {date}.',
  endsSoonNote: 'When you renew, the new period begins where this one ends: no day is lost.',
  endsSoonButton: 'Renew',

  endedSubject: '{product} has ended',
  endedLead: 'Your subscription to {product} ended on {date}. You can order it again any time.',
  endedButton: 'Order again',

  payoutRequestedSubject: 'Payout of {amount} requested',
  payoutRequestedLead: 'A payout of {amount} was requested from your account.',
  payoutRequestedNote:
    'Was it not you? Cancel the payout on the partners page and change your password.',
  payoutPaidSubject: 'Payout of {amount} sent',
  payoutPaidLead: 'Your payout of {amount} is on its way.',
  payoutRejectedSubject: 'Payout of {amount} declined',
  payoutRejectedLead:
    'Your payout of {amount} was declined: {reason}. The money is back on your balance.',
  payoutAmount: 'Amount',
  payoutNetwork: 'Network',
  payoutAddress: 'Address',
  payoutRequestedAt: 'Requested',
  payoutTransaction: 'Transaction',
  payoutButton: 'Open partners',

  ticketAnsweredSubject: 'Answer in ticket No.\u00a0{number}',
  ticketAnsweredLead: 'Support answered your ticket “{title}”.',
  ticketAnsweredButton: 'Read the answer',
  ticketAnsweredNote: 'Write in the ticket: answers to this mail reach nobody.',

  rulesWaitingSubject: 'Rules that protect money are about to be weakened',
  rulesWaitingLead:
    '{name} changed the rules so that they protect money less. The change takes effect on {when}, or earlier if another owner approves it.',
  rulesWaitingButton: 'Review the change',
  rulesWaitingNote: 'If it is not right, withdraw it in the settings before then.',
  auditHeadSubject: '{brand}: the audit log of today',
  auditHeadLead:
    'This is the newest event of the audit log. Keep this mail where no operator of the shop can change it.',
  auditHeadEvent: 'Event',
  auditHeadHash: 'Number and hash',
  auditHeadButton: 'Open the audit log',
  auditHeadNote:
    'If the log is ever in doubt, npm run verify-ledger -- --head with this number and hash says whether it was rewritten since.',
  invitationSubject: 'Invitation to the console of {brand}',
  invitationLead:
    '{name} invites you to run the shop. Choose a password and connect an authenticator app.',
  invitationButton: 'Accept the invitation',
  invitationNote:
    'The link works once, for {count, plural, one {# hour} other {# hours}}. If you expected no invitation, do nothing.',
} as const;

export type MailTextKey = keyof typeof mailEn;

/** The mail texts of one language. */
export type MailTexts = Readonly<Record<MailTextKey, string>>;
