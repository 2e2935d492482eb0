import { runTogether } from './run-together.ts';

await runTogether(process.env);
