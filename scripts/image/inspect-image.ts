import type { Engine } from './engine.ts';

const SHOP_MAX_MB = 100;
const WHOLE_MAX_MB = 330;
/** Compilers and installers, with which a break-in could go on. */
const TOOLS = ['gcc', 'cc', 'g++', 'c++', 'clang', 'make', 'python3', 'npm', 'npx', 'yarn'];

/** What is wrong with a built image: sizes, tools, user, health check, list of packages. Prints the sizes. */
export function inspectImage(engine: Engine): string[] {
  const faults: string[] = [];
  const require = (isSo: boolean, fault: string) => {
    if (!isSo) faults.push(fault);
  };
  const megabytes = (path: string) =>
    Number.parseInt(engine.read(['du', '-sx', '--block-size=1000000', path]), 10);
  const shop = megabytes('/app');
  const whole = megabytes('/');
  console.log(`image: ${whole} MB, ${shop} of them the shop's`);
  require(shop <= SHOP_MAX_MB, `the shop has ${shop} MB, more than ${SHOP_MAX_MB}`);
  require(whole <= WHOLE_MAX_MB, `the image has ${whole} MB, more than ${WHOLE_MAX_MB}`);
  const tools = engine.read([
    ...['sh', '-c', 'for tool; do command -v "$tool" || true; done', 'sh'],
    ...[...TOOLS, '/usr/local/lib/node_modules'],
  ]);
  require(tools === '', `it contains tools: ${tools.trim().replaceAll('\n', ', ')}`);
  const { user, healthCheck } = engine.config();
  require(user !== '' && !/^(root|0)\b/.test(user), `it runs as ${user || 'root'}`);
  require(healthCheck.length > 0, 'it has no HEALTHCHECK');
  const sbom: unknown = JSON.parse(engine.read(['cat', '/app/server/dist/sbom.cdx.json']));
  const isListed =
    typeof sbom === 'object' && sbom !== null && 'components' in sbom && 'bomFormat' in sbom;
  require(isListed &&
    sbom.bomFormat === 'CycloneDX', 'its list of packages is not in the format CycloneDX');
  return faults;
}
