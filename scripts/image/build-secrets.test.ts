import { spawnSync } from 'node:child_process';
import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import { selfSignedCertificate } from '../../emulators/paypal/self-signed-certificate.ts';

const folder = mkdtempSync(join(tmpdir(), 'sesame-certificates-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ofCompany = selfSignedCertificate({
  privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
  commonName: 'Proxy of a company',
  validFrom: new Date(Date.now() - 1_000),
  validTo: new Date(Date.now() + 3_600_000),
});
const trusted = join(folder, 'trusted.pem');
writeFileSync(trusted, `${rootCertificates[0]}\n${ofCompany}`);
const noFolder = join(folder, 'none');
mkdirSync(noFolder);

function ownCertificates(env: Readonly<Record<string, string>>): string[] {
  const module = new URL('./build-secrets.ts', import.meta.url).href;
  const code = `import { ownCertificates } from '${module}'; console.log(JSON.stringify(ownCertificates()))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    // Nothing else of this machine.
    env: { SSL_CERT_FILE: join(noFolder, 'none.pem'), SSL_CERT_DIR: noFolder, ...env },
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

test.each(['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'npm_config_cafile'])(
  'the build gets what %s adds to the certificates of Node',
  (variable) => {
    const found = ownCertificates({ [variable]: trusted });
    expect(found.map((one) => new X509Certificate(one).subject)).toEqual(['CN=Proxy of a company']);
  },
);

test('the build gets no certificates where the machine trusts no others', () => {
  expect(ownCertificates({})).toEqual([]);
});
