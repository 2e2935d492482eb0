import { generateKeyPairSync, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { selfSignedCertificate } from './self-signed-certificate.ts';

const YEAR_MS = 365 * 86_400_000;

/** The key that signs webhooks, generated at every start, and its certificate for the shop to fetch. */
export interface WebhookKey {
  readonly certificatePath: string;
  readonly certificate: string;
  headers(delivery: {
    transmissionId: string;
    sentAt: Date;
    webhookId: string;
    body: string;
    publicUrl: string;
  }): Record<string, string>;
}

export function createWebhookKey(now: Date): WebhookKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const certificate = selfSignedCertificate({
    privateKey,
    commonName: 'messageverificationcerts.paypal.com',
    // A wide range, for shops whose clock differs.
    validFrom: new Date(now.getTime() - YEAR_MS),
    validTo: new Date(now.getTime() + 10 * YEAR_MS),
  });
  const certificatePath = `/v1/notifications/certs/CERT-${crc32(certificate).toString(16)}`;
  return {
    certificatePath,
    certificate,
    headers({ transmissionId, sentAt, webhookId, body, publicUrl }) {
      const time = sentAt.toISOString().replace(/\.\d+Z$/, 'Z');
      const message = [transmissionId, time, webhookId, crc32(body)].join('|');
      return {
        'paypal-transmission-id': transmissionId,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign('RSA-SHA256', Buffer.from(message), privateKey).toString(
          'base64',
        ),
        'paypal-cert-url': `${publicUrl}${certificatePath}`,
        'paypal-auth-algo': 'SHA256withRSA',
      };
    },
  };
}
