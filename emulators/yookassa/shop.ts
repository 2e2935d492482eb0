/** The only shop of this emulator. */
export interface Shop {
  readonly id: string;
  readonly secretKey: string;
  /** A shop with fiscal receipts has to send them. */
  readonly receipts: boolean;
}
