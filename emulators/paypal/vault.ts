import { newAccountId, newId } from './ids.ts';

/** A wallet that the shop may charge without its buyer. */
export interface VaultToken {
  readonly id: string;
  readonly customer: string;
  readonly payerId: string;
  readonly orderId: string;
}

/** The saved wallets. Each customer pays with one wallet, which has one token as long as it is not deleted. */
export interface Vault {
  save(order: { readonly id: string; readonly customer: string | undefined }): VaultToken;
  find(id: string): VaultToken | undefined;
  list(customer: string): VaultToken[];
  delete(id: string): VaultToken | undefined;
}

export function createVault(): Vault {
  const tokens = new Map<string, VaultToken>();
  const list = (customer: string) =>
    [...tokens.values()].filter((token) => token.customer === customer);
  return {
    save({ id: orderId, customer = newId().slice(0, 10) }) {
      const [known] = list(customer);
      if (known !== undefined) return known;
      const id = newId().toLowerCase();
      const token = { id, customer, payerId: newAccountId(), orderId };
      tokens.set(id, token);
      return token;
    },
    find: (id) => tokens.get(id),
    list,
    delete(id) {
      const token = tokens.get(id);
      tokens.delete(id);
      return token;
    },
  };
}
