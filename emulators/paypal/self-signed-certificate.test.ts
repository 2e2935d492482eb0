import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { selfSignedCertificate } from './self-signed-certificate.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

test('creates a certificate that Node parses correctly', () => {
  const certificate = new X509Certificate(
    selfSignedCertificate({
      privateKey,
      commonName: 'messageverificationcerts.paypal.com',
      validFrom: new Date('2026-11-20T12:30:15.250Z'),
      validTo: new Date('2061-01-02T03:04:05Z'),
    }),
  );
  expect(certificate.subject).toBe('CN=messageverificationcerts.paypal.com');
  expect(certificate.issuer).toBe(certificate.subject);
  expect(certificate.validFromDate).toEqual(new Date('2026-11-20T12:30:15Z'));
  expect(certificate.validToDate).toEqual(new Date('2061-01-02T03:04:05Z'));
  expect(certificate.publicKey.equals(publicKey)).toBe(true);
});

test('signs it with its own key', () => {
  const certificate = new X509Certificate(
    selfSignedCertificate({
      privateKey,
      commonName: 'x'.repeat(200),
      validFrom: new Date(0),
      validTo: new Date('2040-01-01'),
    }),
  );
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  expect(certificate.verify(publicKey)).toBe(true);
  expect(certificate.verify(stranger.publicKey)).toBe(false);
});
