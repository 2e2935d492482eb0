import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
}

export interface Lockfile {
  readonly name: string;
  readonly version: string;
  readonly packages: Readonly<Record<string, LockEntry>>;
}

const FOLDER = 'node_modules/';

/** The software bill of materials in CycloneDX: every package of the lockfile except development dependencies. */
export function sbomOf({ name, version, packages }: Lockfile) {
  const components = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes(FOLDER) && !dev && !link)
    .map(([path, entry]) =>
      componentOf(path.slice(path.lastIndexOf(FOLDER) + FOLDER.length), entry),
    );
  const byRef = new Map(components.map((component) => [component['bom-ref'], component]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: [...byRef.keys()].sort().map((ref) => byRef.get(ref)),
  };
}

function componentOf(name: string, { version = '', integrity, license, optional }: LockEntry) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: optional ? 'optional' : 'required',
    ...(license !== undefined && { licenses: [licenseOf(license)] }),
    ...(integrity !== undefined && { hashes: hashesOf(integrity) }),
  };
}

/** Treats the license as an SPDX expression, unless it is `SEE …` or `UNLICENSED`. */
function licenseOf(license: string) {
  return /^SEE |^UNLICENSED$/.test(license)
    ? { license: { name: license } }
    : { expression: license };
}

const ALGORITHMS: Readonly<Record<string, string>> = { sha1: 'SHA-1', sha512: 'SHA-512' };

/** @param integrity one or several `sha512-<base64>`, separated by spaces */
function hashesOf(integrity: string) {
  return integrity.split(' ').flatMap((one) => {
    const [algorithm = '', base64 = ''] = one.split(/-(.*)/);
    const alg = ALGORITHMS[algorithm];
    return alg === undefined
      ? []
      : [{ alg, content: Buffer.from(base64, 'base64').toString('hex') }];
  });
}

/** Writes the SBOM next to the server bundle, so that it is in the container image. */
export function writeSbom(): void {
  const lockfile: Lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const file = join(root, 'server/dist/sbom.cdx.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sbomOf(lockfile), null, 2)}\n`);
}
