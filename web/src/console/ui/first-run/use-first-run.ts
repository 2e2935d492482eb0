import {
  changeFirstRun,
  type FirstRun,
  type FirstRunStep,
  getFirstRun,
} from '@sesame/contract/console/setup/first-run.ts';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';

const REFRESH_MS = 60_000;
/** While a test payment is awaited, which ends at the gateway and not by an action in the console. */
const TEST_REFRESH_MS = 5_000;

/** The first steps, for operators who may take them; others are not asked to. */
export function useFirstRun() {
  const may = useMay();
  return useConsoleQuery(
    getFirstRun,
    {},
    {
      enabled: may('settings:write'),
      everyMs: (answer) => (awaitsTest(answer) ? TEST_REFRESH_MS : REFRESH_MS),
    },
  );
}

export function useChangeFirstRun() {
  return useConsoleMutation(changeFirstRun, { touches: [getFirstRun] });
}

function awaitsTest(answer: FirstRun | undefined): boolean {
  if (!answer || !isUnderway(answer)) return false;
  return answer.steps.find(({ done }) => !done)?.step === 'test';
}

/** Whether the list is still of use: neither finished nor dismissed. */
export function isUnderway({ hidden, steps }: FirstRun): boolean {
  return !hidden && steps.some(({ done }) => !done);
}

/** Whether all is done and the first order is awaited. */
export function awaitsFirstSale({ hidden, sold, open, steps }: FirstRun): boolean {
  return open && !hidden && !sold && steps.every(({ done }) => done);
}

/** Whether anything of it is on the screen. */
export function showsFirstRun(firstRun: FirstRun): boolean {
  return firstRun.first_sale !== null || isUnderway(firstRun) || awaitsFirstSale(firstRun);
}

/** Where a step is done; the shop is opened from the overview. The form of the first product creates its service too. */
export function pathOfStep(
  step: FirstRunStep,
  { method, steps, draft }: Pick<FirstRun, 'method' | 'steps' | 'draft'>,
): string {
  const hasProduct = steps.some((one) => one.step === 'product' && one.done);
  const paths: Record<FirstRunStep, string> = {
    brand: consolePaths.branding(),
    service: hasProduct ? consolePaths.inventory() : consolePaths.product('new'),
    product: consolePaths.product(draft === null ? 'new' : String(draft)),
    method: consolePaths.gateways(),
    test: method === null ? consolePaths.methods() : consolePaths.method(method),
    open: consolePaths.overview(),
  };
  return paths[step];
}
