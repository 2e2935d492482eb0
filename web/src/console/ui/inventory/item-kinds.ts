/** The keys of the names of the kinds of items. */
export const itemKindMessages = {
  unique: 'kindUnique',
  shared: 'kindShared',
  template: 'kindTemplate',
  webhook: 'kindWebhook',
} as const;
