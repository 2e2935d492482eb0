import * as contract from '@sesame/contract/console/payments/gateways.ts';
import * as testContract from '@sesame/contract/console/payments/method-tests.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { listAllMethods } from './methods/list-all-methods.ts';
import { listMethodSuccess } from './methods/list-method-success.ts';
import { orderMethods } from './methods/order-methods.ts';
import { changeMethod, createMethod } from './methods/put-method.ts';
import { switchMethod } from './methods/switch-method.ts';
import { checkMethodTest, startMethodTest } from './methods/test-method.ts';
import { changeProvider } from './providers/change-provider.ts';
import { checkProvider } from './providers/check-provider.ts';
import { getProviderChecklist } from './providers/get-provider-checklist.ts';
import { listProviders } from './providers/list-providers.ts';
import { gatewaysOf } from './providers/live-gateways.ts';
import { changeRate } from './rates/change-rate.ts';
import { getRates } from './rates/get-rates.ts';

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
  bind(api, contract.getProviderChecklist, ({ params }) =>
    getProviderChecklist(platform, params.provider),
  );
  bind(api, contract.listAllMethods, () => listAllMethods(platform));
  bind(api, contract.createMethod, ({ body, by }) => {
    const { gateway, provider, reason, ...draft } = body;
    const method = { gateway, provider, draft, reason };
    return createMethod(platform, method, by);
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
}

function testRoutes(api: Api): void {
  const { platform } = api;
  const gateways = gatewaysOf(platform);
  bind(api, testContract.listMethodSuccess, () => listMethodSuccess(platform));
  bind(api, testContract.startMethodTest, ({ params, by }) =>
    startMethodTest(platform, gateways, { ...params, ...by }),
  );
  bind(api, testContract.checkMethodTest, ({ params, by }) =>
    checkMethodTest(platform, gateways, { ...params, ...by }),
  );
}
