import * as contract from '@sesame/contract/console/payments/gateways.ts';
import * as templateContract from '@sesame/contract/console/payments/method-templates.ts';
import * as testContract from '@sesame/contract/console/payments/method-tests.ts';
import * as shownRateContract from '@sesame/contract/console/settings/shown-rate.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindIdempotent } from '../../platform/http/idempotency/bind-idempotent.ts';
import { changeMethod } from './methods/change-method.ts';
import { createMethod } from './methods/create-method.ts';
import { listConsoleMethods } from './methods/list-console-methods.ts';
import { listMethodSuccess } from './methods/list-method-success.ts';
import { orderMethods } from './methods/order-methods.ts';
import { switchMethod } from './methods/switch-method.ts';
import { listMethodTemplates } from './methods/templates/list-method-templates.ts';
import { checkMethodTest } from './methods/test-payments/check-method-test.ts';
import { getMethodTest } from './methods/test-payments/get-method-test.ts';
import { refundMethodTest } from './methods/test-payments/refund-method-test.ts';
import { startMethodTest } from './methods/test-payments/start-method-test.ts';
import { listProviderCoins } from './payment-page/list-provider-coins.ts';
import { changeProvider } from './providers/change-provider.ts';
import { checkProvider } from './providers/check-provider.ts';
import { getProviderChecklist } from './providers/get-provider-checklist.ts';
import { listProviders } from './providers/list-providers.ts';
import { gatewaysOf } from './providers/live-gateways.ts';
import { changeRate } from './rates/change-rate.ts';
import { fetchRates } from './rates/fetch-rates.ts';
import { getRates } from './rates/get-rates.ts';
import { getShownRateState } from './rates/get-shown-rate-state.ts';
import { testShownRate } from './rates/test-shown-rate.ts';

/** Providers, methods and the exchange rate, for the console. */
export function gatewayConsoleRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.listProviders, () => listProviders(platform));
  bind(api, contract.changeProvider, ({ params, body, by }) =>
    changeProvider(platform, { ...params, ...body }, by),
  );
  bind(api, contract.checkProvider, ({ params, by }) =>
    checkProvider(platform, params.provider, by),
  );
  bind(api, contract.listProviderCoins, ({ params }) =>
    listProviderCoins(platform, gatewaysOf(platform), params.provider),
  );
  bind(api, contract.getProviderChecklist, ({ params }) =>
    getProviderChecklist(platform, params.provider),
  );
  bind(api, contract.listConsoleMethods, () => listConsoleMethods(platform));
  bind(api, templateContract.listMethodTemplates, () => listMethodTemplates(platform));
  bindIdempotent(api, contract.createMethod, async ({ body, by }, once) => {
    const { gateway, provider, reason, ...draft } = body;
    const method = { gateway, provider, draft, reason };
    const done = await once((inOne) => createMethod(inOne, method, by));
    // The first method that charges rubles needs the exchange rate now, not at the next run of the job.
    await fetchRates(platform);
    return done;
  });
  bind(api, contract.changeMethod, ({ params, body, by }) => {
    const { version, reason, ...draft } = body;
    const method = { ...params, version, draft, reason };
    return changeMethod(platform, method, by);
  });
  bind(api, contract.switchMethod, ({ params, body, by }) =>
    switchMethod(platform, { ...params, ...body }, by),
  );
  bind(api, contract.orderMethods, ({ body, by }) => orderMethods(platform, body, by));
  testRoutes(api);
  bind(api, contract.getRates, () => getRates(platform.db, platform));
  bind(api, contract.changeRate, ({ body, by }) => changeRate(platform, body, by));
  bind(api, shownRateContract.getShownRateState, ({ query }) =>
    getShownRateState(platform, query.currency),
  );
  bind(api, shownRateContract.testShownRate, ({ body, by }) =>
    testShownRate(platform, body.currency, by),
  );
}

function testRoutes(api: Api): void {
  const { platform } = api;
  const gateways = gatewaysOf(platform);
  bind(api, testContract.listMethodSuccess, () => listMethodSuccess(platform));
  bind(api, testContract.getMethodTest, ({ params }) => getMethodTest(platform, params.gateway));
  bind(api, testContract.refundMethodTest, ({ params, by }) =>
    refundMethodTest(platform, gateways, { ...params, ...by }),
  );
  bind(api, testContract.startMethodTest, ({ params, by }) =>
    startMethodTest(platform, gateways, { ...params, ...by }),
  );
  bind(api, testContract.checkMethodTest, ({ params, by }) =>
    checkMethodTest(platform, gateways, { ...params, ...by }),
  );
}
