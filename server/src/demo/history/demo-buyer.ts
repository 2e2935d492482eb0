/** A buyer to sign in as, with the password of the demo's owner. */
export const demoBuyer = { email: 'buyer@sesame.example', language: 'en' } as const;
