/** Texts of the Telegram bot. They leave the server filled in and as plain text, so they have no numbers. */
export const botEn = {
  linked:
    'Connected to the account {username} at {brand}. Choose in the settings which notifications you get here: {url}\n\nIf this is not your account, send /stop.',
  linkInvalid: 'This link has expired or was used already. Take a new one in your profile: {url}',
  linkTaken:
    'This Telegram account is connected to another account at {brand}. Send /stop to disconnect it, then take a new link: {url}',
  linkBusy:
    'Your account at {brand} is connected to another Telegram account. Disconnect it first: {url}',
  unlinked: 'Disconnected from {brand}. Nothing more will come here.',
  nothingToStop: 'This Telegram account is not connected to an account at {brand}.',
  welcome: 'To connect Telegram to your account at {brand}, press Connect in your profile: {url}',
  welcomeBack: 'Connected to the account {username} at {brand}. To disconnect, send /stop.',

  paymentReceived: 'Payment received: {product}, {total}. Active until {date}.\n{url}',
  activated: '{product} is active until {date}. There was nothing to pay.\n{url}',
  linkSubstituted:
    'We could not give you {service} ({product}). In its place there is {instead}: {url}',
  linkReissued: 'Your link to {service} ({product}) was replaced. Find the new one here: {url}',
  receiptRefused:
    'The receipt of your transfer for {product} was not accepted: {reason}. Send another one: {url}',
  subscriptionEnds:
    '{product} ends on {date}, {count, plural, one {# day} other {# days}} left. Renew: {url}',
  ticketAnswered: 'Support answered ticket No. {number} “{title}”: {url}',
  subscriptionEnded: '{product} ended on {date}. Order again: {url}',
} as const;

export type BotTextKey = keyof typeof botEn;

/** The bot texts of one language. */
export type BotTexts = Readonly<Record<BotTextKey, string>>;
