import * as connections from '@sesame/contract/console/settings/connections.ts';
import * as contract from '@sesame/contract/console/settings.ts';
import { changeFirstRun as changeFirstRunRoute } from '@sesame/contract/console/setup/first-run.ts';
import { LOGO_UPLOAD_MAX_BYTES } from '@sesame/contract/shared/shop-settings.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { changeBrand, readBrand } from './change-brand.ts';
import { changeFirstRun } from './change-first-run.ts';
import { changeSettings, readSettings } from './change-settings.ts';
import { changeConnection } from './connections/change-connection.ts';
import { listConnections } from './connections/list-connections.ts';
import { requireOwnAddress } from './connections/require-own-address.ts';
import { testConnection } from './connections/test-connection.ts';
import { uploadLogo } from './upload-logo.ts';

export function settingsConsoleRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.readBrand, () => readBrand(platform));
  bind(api, contract.changeBrand, ({ body, by }) => changeBrand(platform, body, by));
  bind(api, contract.uploadBrandLogo, async ({ query, readUpload, by }) => {
    const { bytes } = await readUpload({
      maxBytes: LOGO_UPLOAD_MAX_BYTES,
      tooLarge: 'image_too_large',
    });
    const { version } = query;
    return uploadLogo(platform, { bytes, version }, by);
  });
  bind(api, contract.readSettings, () => readSettings(platform));
  bind(api, changeFirstRunRoute, ({ body, by }) => changeFirstRun(platform, body, by));
  bind(api, contract.changeSettings, ({ body, by }) => changeSettings(platform, body, by));
  bind(api, connections.listConnections, () => listConnections(platform));
  bind(api, connections.changeConnection, async ({ params, body, by }) => {
    const change = { ...params, ...body };
    await requireOwnAddress(platform, change);
    return changeConnection(platform, change, by);
  });
  bind(api, connections.testConnection, ({ params, by }) =>
    testConnection(platform, params.connection, by),
  );
}
