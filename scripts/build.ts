import { ensureBundles } from './bundle.ts';
import { writeSbom } from './checks/sbom.ts';
import { writeSourceMaps } from './source-maps.ts';

const isBuilt = await ensureBundles();
if (isBuilt) writeSbom();
const isComplete =
  isBuilt && (!process.argv.includes('--source-maps') || (await writeSourceMaps()));
process.exitCode = isComplete ? 0 : 1;
