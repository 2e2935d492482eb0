/** The one shop that YooKassa knows here. */
export interface Shop {
  readonly id: string;
  readonly secretKey: string;
  /** A shop with fiscal receipts may not leave them out. */
  readonly receipts: boolean;
}
