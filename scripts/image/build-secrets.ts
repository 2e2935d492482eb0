import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates } from 'node:tls';
import { root } from '../root.ts';

/**
 * What the build may read and no layer of the image contains, as options of Docker and buildah: the settings of npm on this
 * machine, such as its registry, and the certificates of its network.
 */
export function secretOptions(): string[] {
  const settings = join(homedir(), '.npmrc');
  const certificates = ownCertificates();
  return [
    ...(existsSync(settings) ? ['--secret', `id=npmrc,src=${settings}`] : []),
    ...(certificates.length > 0 ? ['--secret', `id=certificates,src=${write(certificates)}`] : []),
  ];
}

/** The certificates that this machine trusts and Node does not know by itself, such as that of a company's proxy. */
export function ownCertificates(): string[] {
  const fingerprintOf = (certificate: string) => new X509Certificate(certificate).fingerprint256;
  const known = new Set(getCACertificates('bundled').map(fingerprintOf));
  const trusted = [
    ...getCACertificates('extra'),
    ...getCACertificates('system'),
    // Set by npm for what it runs.
    ...certificatesIn(process.env.npm_config_cafile),
  ];
  const found = new Map(trusted.map((certificate) => [fingerprintOf(certificate), certificate]));
  return [...found].flatMap(([fingerprint, certificate]) =>
    known.has(fingerprint) ? [] : [certificate.trim()],
  );
}

function certificatesIn(file: string | undefined): readonly string[] {
  if (!file || !existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  return text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
}

function write(certificates: readonly string[]): string {
  const folder = join(root, '.cache', 'image');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'certificates.pem');
  writeFileSync(file, `${certificates.join('\n')}\n`);
  return file;
}
