import { createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';

/**
 * An X.509 certificate of an RSA key, signed by that key. Node can parse certificates but not create them, and openssl
 * may not be installed. Contains only the mandatory parts (RFC 5280), in DER.
 */
export function selfSignedCertificate(options: {
  privateKey: KeyObject;
  commonName: string;
  validFrom: Date;
  validTo: Date;
}): string {
  const { privateKey, commonName, validFrom, validTo } = options;
  const name = sequence(set(sequence(COMMON_NAME, der(TAG.utf8String, Buffer.from(commonName)))));
  const certificate = sequence(
    der(TAG.explicit0, der(TAG.integer, VERSION_3)),
    der(TAG.integer, serialNumber()),
    SHA256_WITH_RSA,
    // Issuer and subject are equal: the certificate is self-signed.
    name,
    sequence(time(validFrom), time(validTo)),
    name,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('RSA-SHA256', certificate, privateKey);
  const whole = sequence(certificate, SHA256_WITH_RSA, der(TAG.bitString, ALL_BITS, signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

const TAG = {
  integer: 0x02,
  bitString: 0x03,
  null: 0x05,
  objectId: 0x06,
  utf8String: 0x0c,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
  explicit0: 0xa0,
} as const;

const VERSION_3 = Buffer.of(2);
/** The first byte of a bit string is the number of unused bits in its last byte. */
const ALL_BITS = Buffer.of(0);
/** 2.5.4.3 */
const COMMON_NAME = der(TAG.objectId, Buffer.from('550403', 'hex'));
/** 1.2.840.113549.1.1.11, without parameters. */
const SHA256_WITH_RSA = sequence(
  der(TAG.objectId, Buffer.from('2a864886f70d01010b', 'hex')),
  der(TAG.null),
);

/** Positive and minimal: the first byte is not 0 and its highest bit is not set. */
function serialNumber(): Buffer {
  const bytes = randomBytes(16);
  bytes[0] = 0x40;
  return bytes;
}

function time(moment: Date): Buffer {
  const digits = moment
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:T]/g, '');
  return der(TAG.generalizedTime, Buffer.from(digits));
}

function sequence(...parts: Buffer[]): Buffer {
  return der(TAG.sequence, ...parts);
}

function set(...parts: Buffer[]): Buffer {
  return der(TAG.set, ...parts);
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag), lengthOf(content), content]);
}

/** DER length: up to 127 in one byte; above that the number of length bytes, then the length. */
function lengthOf({ length }: Buffer): Buffer {
  if (length < 0x80) return Buffer.of(length);
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.of(0x80 | bytes.length), bytes]);
}
