import * as announcements from '@sesame/contract/console/announcements.ts';
import * as campaigns from '@sesame/contract/console/campaigns.ts';
import * as catalogue from '@sesame/contract/console/catalogue.ts';
import * as inventory from '@sesame/contract/console/inventory.ts';
import * as macros from '@sesame/contract/console/macros.ts';
import * as gateways from '@sesame/contract/console/payments/gateways.ts';
import * as promos from '@sesame/contract/console/payments/promo-codes.ts';
import * as referrals from '@sesame/contract/console/referrals.ts';
import * as connections from '@sesame/contract/console/settings/connections.ts';
import * as settings from '@sesame/contract/console/settings.ts';
import * as texts from '@sesame/contract/console/texts.ts';
import sharp from 'sharp';
import { announcementDraft } from '../build/build-announcement.ts';
import { insertRows } from '../rows.ts';
import {
  language,
  macroDraft,
  methodDraft,
  plan,
  productDraft,
  promoTerms,
  reason,
  serviceDraft,
} from './drafts.ts';
import { type Answer, draftVersionOf, editRow, type Row, versionOf } from './edit-row.ts';
import { editedRecords, numbered, type Running } from './edited-records.ts';

/** A row for each write to what the shop sells, says and is set to that can conflict. */
export function shopRows(running: Running): readonly Row[] {
  const {
    succeed,
    newProduct,
    newAnnouncement,
    newMacro,
    newPromo,
    newMethod,
    newSharedItem,
    newFile,
    newSharedFile,
    newDraft,
  } = editedRecords(running);
  const row = editRow(running);

  async function sendLogo(current: unknown): Promise<Answer> {
    const png = await sharp({
      create: { width: 50, height: 50, channels: 3, background: '#336699' },
    })
      .png()
      .toBuffer();
    return await sendFile(settings.uploadBrandLogo.path, new Blob([png]), {
      version: versionIn(current),
    });
  }

  // The cast is safe: the value was parsed by the schema of the route, or is undefined.
  const versionIn = (current: unknown) =>
    String(versionOf(current as { version: number } | undefined));

  async function sendFile(
    path: string,
    file: Blob,
    query: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    const form = new FormData();
    form.append('file', file, 'name');
    const response = await fetch(`${running().app.url}${path}?${new URLSearchParams(query)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${running().owner.token}` },
      body: form,
    });
    // The cast is safe: every refusal follows the contract.
    const body = (await response.json()) as NonNullable<Answer['refusal']>;
    return { status: response.status, refusal: response.ok ? undefined : body };
  }

  return [
    row(catalogue.editProduct, async () => {
      const params = await newProduct();
      return (current) => ({ params, body: { ...productDraft, version: versionOf(current) } });
    }),
    ...[catalogue.archiveProduct, catalogue.restoreProduct, catalogue.cancelPlannedPrices].map(
      (route) =>
        row(route, async () => {
          const params = await newProduct();
          return (current) => ({ params, body: { version: versionOf(current) } });
        }),
    ),
    row(catalogue.planPrices, async () => {
      const params = await newProduct();
      return (current) => ({ params, body: { ...plan, version: versionOf(current) } });
    }),
    row(catalogue.editService, async () => {
      const params = numbered((await succeed(catalogue.createService, { body: serviceDraft })).id);
      return (current) => ({ params, body: { ...serviceDraft, version: versionOf(current) } });
    }),
    row(inventory.editInventoryItem, async () => {
      const params = await newSharedItem();
      const body = { content: 'code', secret: 'FOR-ALL-2', reason } as const;
      return (current) => ({ params, body: { ...body, version: versionOf(current) } });
    }),
    row(inventory.renameInventoryFile, async () => {
      const params = await newFile();
      const body = { name: 'renamed.ovpn', note: '', reason } as const;
      return (current) => ({ params, body: { ...body, version: versionOf(current) } });
    }),
    {
      route: inventory.replaceInventoryFile,
      prepare: async () => {
        const { id } = await newSharedFile();
        const path = inventory.replaceInventoryFile.path.replace(':id', id);
        const named = { name: 'all-2.ovpn', note: '', reason };
        return (current) =>
          sendFile(path, new Blob(['other']), { ...named, version: versionIn(current) });
      },
    },
    row(announcements.editAnnouncement, async () => {
      const params = await newAnnouncement();
      return (current) => ({
        params,
        body: { ...announcementDraft(), version: versionOf(current) },
      });
    }),
    ...[announcements.endAnnouncement, announcements.archiveAnnouncement].map((route) =>
      row(route, async () => {
        const params = await newAnnouncement();
        return (current) => ({ params, body: { version: versionOf(current) } });
      }),
    ),
    row(campaigns.setCampaignCost, async () => {
      const { db } = running().app.platform;
      const campaign = 'autumn';
      await insertRows(db, 'campaign_costs', { campaign, cost_cents: 1_000 });
      return (current) => ({
        body: { campaign, cost: 20, expected_cost: current?.cost ?? null },
      });
    }),
    row(promos.editPromoCode, async () => {
      const params = await newPromo();
      return (current) => ({ params, body: { ...promoTerms, version: versionOf(current) } });
    }),
    row(promos.switchPromoCode, async () => {
      const params = await newPromo();
      return (current) => ({ params, body: { active: false, version: versionOf(current) } });
    }),
    row(macros.editMacro, async () => {
      const params = await newMacro();
      return (current) => ({ params, body: { ...macroDraft, version: versionOf(current) } });
    }),
    row(macros.archiveMacro, async () => {
      const params = await newMacro();
      return (current) => ({ params, body: { archived: true, version: versionOf(current) } });
    }),
    row(settings.changeBrand, async () => (current) => ({
      body: { name: 'Sezam', version: versionOf(current) },
    })),
    row(settings.changeSettings, async () => (current) => ({
      body: { reminder_days: 5, version: versionOf(current), reason },
    })),
    { route: settings.uploadBrandLogo, prepare: async () => sendLogo },
    row(texts.saveTextDraft, async () => {
      const params = await newDraft('1');
      return (current) => ({
        params,
        body: { language, text: 'Другие', version: draftVersionOf(current) },
      });
    }),
    row(texts.discardTextDraft, async () => {
      const params = await newDraft('2');
      return (current) => ({
        params,
        body: { language, version: draftVersionOf(current) },
      });
    }),
    row(texts.publishText, async () => {
      const params = await newDraft('3');
      return (current) => ({
        params,
        body: { language, version: draftVersionOf(current) },
      });
    }),
    row(texts.publishTexts, async () => {
      const { key } = await newDraft('4');
      return (current) => ({
        body: { drafts: [{ key, language, version: draftVersionOf(current) }] },
      });
    }),
    row(texts.rollBackText, async () => {
      const params = await newDraft('5');
      await succeed(texts.publishText, { params, body: { language, version: 1 } });
      const query = { language };
      const [shown] = await succeed(texts.listTextPublications, { params, query });
      return (current) => ({
        params,
        body: { language, to: null, from: current ? (shown?.id ?? null) : null },
      });
    }),
    row(gateways.changeProvider, async () => (current) => ({
      params: { provider: 'tbank' },
      body: { values: {}, version: versionOf(current), reason },
    })),
    row(connections.changeConnection, async () => (current) => ({
      params: { connection: 'mail' as const },
      body: { values: {}, version: versionOf(current), reason },
    })),
    row(gateways.changeMethod, async () => {
      const params = await newMethod();
      return (current) => ({ params, body: { ...methodDraft, version: versionOf(current) } });
    }),
    row(gateways.orderMethods, async () => {
      await newMethod();
      await newMethod();
      return (current) => {
        const seen = current?.map(({ gateway }) => gateway) ?? ['other'];
        return { body: { gateways: seen.toReversed(), expected_order: seen } };
      };
    }),
    row(referrals.changeReferralRules, async () => {
      const { created_at: _, ...rules } = await succeed(referrals.getReferralRules, {});
      return (current) => ({ body: { ...rules, version: versionOf(current), reason } });
    }),
  ];
}
