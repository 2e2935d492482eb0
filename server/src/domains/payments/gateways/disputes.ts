import type {
  DisputeAnswerKind,
  DisputeReason,
  DisputeState,
} from '@sesame/contract/console/payments/disputes.ts';

/** A dispute or an inquiry as reported by the gateway. */
export type GatewayDispute = {
  /** The gateway's id of the dispute. */
  reference: string;
  state: DisputeState;
  /** The bank only asks: no money was taken yet, and the payment is not disputed. */
  isInquiry: boolean;
  reason: DisputeReason;
  /** Status and reason as the gateway names them. */
  gatewayStatus: string;
  /** What `answerDispute` may send now. */
  acceptedActions: readonly DisputeAnswerKind[];
  /** In minor units of `currency`. */
  amountMinor: number;
  /** ISO code, upper case. */
  currency: string;
  /** Until when it can be answered; null when the gateway does not say, and once it is over. */
  dueAt: Date | null;
  /** Null when the gateway does not say. */
  openedAt: Date | null;
};

/** A card's bank has marked the payment as fraud: a dispute is likely. */
export type FraudWarning = {
  /** The gateway's id of the warning. */
  reference: string;
  /** The secondary id of the payment that it is about. */
  secondaryReference: string;
  /** The payment is neither disputed nor refunded in full. */
  isActionable: boolean;
  /** The kind of fraud as the gateway names it. */
  fraudType: string;
};

/** What the shop answers to a dispute. */
export type DisputeAnswer = {
  /** The gateway's id of the dispute. */
  dispute: string;
  /** Our UUID. */
  key: string;
  /** An earlier attempt got no clear answer. */
  isRepeat: boolean;
} & (
  | { kind: 'accept' }
  | {
      kind: 'evidence';
      /** The operator's own text; may be empty. */
      note: string;
      /** What was bought, in a line. */
      product: string;
      /** The buyer's email address. */
      email: string;
      /** Deliveries, sign-ins and messages with their times, a line each. */
      activity: string;
      /** All evidence as a PDF. */
      bundle: EvidenceFile;
      /** The operator's own file. */
      attachment: EvidenceFile | undefined;
    }
);

export type EvidenceFile = {
  /** Latin letters, digits and dashes, with the ending of the type. */
  name: string;
  type: 'application/pdf' | 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
};
