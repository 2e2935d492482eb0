/** The one thing that a malicious or broken provider gets wrong. Everything else stays correct. */
export const FORGERIES = [
  'another_audience',
  'another_party',
  'several_audiences',
  'another_issuer',
  'another_nonce',
  'no_nonce',
  'expired',
  'issued_in_the_future',
  'unsigned',
  'signed_with_the_public_key',
  'signed_with_an_unknown_key',
  'altered_after_signing',
  'no_subject',
  'no_email',
  'no_id_token',
  'another_person_at_userinfo',
] as const;

export type Forgery = (typeof FORGERIES)[number];
