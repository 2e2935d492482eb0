import * as contract from '@sesame/contract/console/settings.ts';
import { LOGO_MAX_BYTES } from '@sesame/contract/shared/shop-settings.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { changeBrand, readBrand } from './change-brand.ts';
import { changeSettings, readSettings } from './change-settings.ts';
import { uploadLogo } from './upload-logo.ts';

export function settingsConsoleRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.readBrand, () => readBrand(platform));
  bind(api, contract.changeBrand, ({ operator, ip, body }) =>
    changeBrand(platform, body, { operator, request: { ip } }),
  );
  bind(api, contract.uploadBrandLogo, async ({ operator, ip, query, readUpload }) => {
    const { bytes } = await readUpload({ maxBytes: LOGO_MAX_BYTES, tooLarge: 'image_too_large' });
    const { version } = query;
    return uploadLogo(platform, { bytes, version }, { operator, request: { ip } });
  });
  bind(api, contract.readSettings, () => readSettings(platform));
  bind(api, contract.changeSettings, ({ operator, ip, body }) =>
    changeSettings(platform, body, { operator, request: { ip } }),
  );
}
