import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { type JWTPayload, SignJWT } from 'jose';
import type { Forgery } from './forgeries.ts';
import type { Person } from './person.ts';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export function createSigningKey(kid: string): SigningKey {
  return { kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };
}

export interface TokenContext {
  readonly issuer: string;
  readonly clientId: string;
  readonly nonce: string | undefined;
  readonly key: SigningKey;
  readonly forgery: Forgery | undefined;
}

/** An id_token like Google's, with one thing wrong. */
export async function makeIdToken(person: Person, context: TokenContext): Promise<string> {
  const { forgery, key } = context;
  const claims = claimsOf(person, context);
  if (forgery === 'unsigned') return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
  if (forgery === 'signed_with_the_public_key') return signWithPublicKey(claims, key);
  const signer = forgery === 'signed_with_an_unknown_key' ? createSigningKey(key.kid) : key;
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: signer.kid, typ: 'JWT' })
    .sign(signer.privateKey);
  return forgery === 'altered_after_signing' ? withOtherSubject(token, claims) : token;
}

function claimsOf(person: Person, { issuer, clientId, nonce, forgery }: TokenContext): JWTPayload {
  const nowS = Math.floor(Date.now() / 1000);
  const { sub, email, ...rest } = person;
  const iat =
    { expired: nowS - 7_200, issued_in_the_future: nowS + 3_600 }[String(forgery)] ?? nowS;
  return {
    iss: forgery === 'another_issuer' ? 'https://accounts.example' : issuer,
    aud:
      {
        another_audience: 'another-client',
        several_audiences: [clientId, 'another-client'],
      }[String(forgery)] ?? clientId,
    azp: forgery === 'another_party' ? 'another-client' : clientId,
    iat,
    exp: iat + 3_600,
    ...rest,
    ...(forgery !== 'no_subject' && { sub }),
    ...(forgery !== 'no_email' && { email }),
    ...(forgery !== 'no_nonce' &&
      nonce !== undefined && {
        nonce: forgery === 'another_nonce' ? 'a-nonce-of-somebody-else' : nonce,
      }),
    ...(forgery === 'several_audiences' && { azp: 'another-client' }),
  };
}

/** Algorithm confusion: the public key of the verifier is used as an HMAC secret. */
function signWithPublicKey(claims: JWTPayload, key: SigningKey): string {
  const signed = `${encode({ alg: 'HS256', kid: key.kid, typ: 'JWT' })}.${encode(claims)}`;
  const secret = key.publicKey.export({ type: 'spki', format: 'pem' });
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

function withOtherSubject(token: string, claims: JWTPayload): string {
  const [header, , signature] = token.split('.');
  return `${header}.${encode({ ...claims, sub: 'somebody-else' })}.${signature}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
