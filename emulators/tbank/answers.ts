import * as z from 'zod/mini';
import { assumed, documented } from '../kit/wire/sources.ts';
import { receiptBody } from './wire.ts';

/** What T-Bank answers and sends, from the bank's OpenAPI document and the pages about notifications. */

const text = z.string().check(z.minLength(1));
const digits = z.string().check(z.regex(/^\d{1,20}$/));
const kopecks = z.int().check(z.minimum(0));
/** A number of up to 20 digits, more than a double holds: checked for its type only. */
const longNumber = z.number();

const answer = <S extends Readonly<Record<string, z.ZodMiniType>>>(shape: S) =>
  z.strictObject({ ...documented({ Success: z.literal(true), ErrorCode: digits }), ...shape });

const isCardId = z.string().check(z.regex(/^\d{1,40}$/));

const sum = assumed('What is `Amount` of GetState, CheckOrder and webhooks after a partial refund')(
  {
    Amount: kopecks,
  },
);

const status = z.enum([
  'NEW',
  'FORM_SHOWED',
  'AUTHORIZING',
  '3DS_CHECKING',
  '3DS_CHECKED',
  'AUTHORIZED',
  'CONFIRMING',
  'CONFIRMED',
  'REVERSING',
  'PARTIAL_REVERSED',
  'REVERSED',
  'REFUNDING',
  'ASYNC_REFUNDING',
  'PARTIAL_REFUNDED',
  'REFUNDED',
  'CANCELED',
  'DEADLINE_EXPIRED',
  'ATTEMPTS_EXPIRED',
  'REJECTED',
  'AUTH_FAIL',
]);

export const initiated = answer(
  documented({
    TerminalKey: text,
    Status: status,
    PaymentId: digits,
    OrderId: text,
    Amount: kopecks,
    PaymentURL: z.url(),
  }),
);

export const state = answer({
  ...documented({
    Message: text,
    TerminalKey: text,
    Status: status,
    PaymentId: digits,
    OrderId: text,
    Params: z.array(z.strictObject(documented({ Key: text, Value: text }))),
  }),
  ...sum,
});

/** A charge that the card's bank refused is answered with its status too. */
export const charged = z.strictObject(
  documented({
    Success: z.boolean(),
    ErrorCode: digits,
    Message: z.optional(text),
    TerminalKey: text,
    Status: status,
    PaymentId: digits,
    OrderId: text,
    Amount: kopecks,
  }),
);

/** Not an object, unlike all other answers. */
export const cards = z.array(
  z.strictObject(
    documented({
      CardId: isCardId,
      Pan: text,
      ExpDate: z.string().check(z.regex(/^\d{4}$/)),
      CardType: z.int(),
      Status: z.enum(['A', 'D']),
      /** Empty for a card that cannot be charged without its buyer. */
      RebillId: z.union([digits, z.literal('')]),
    }),
  ),
);

const account = {
  RequestKey: z.int(),
  Status: z.enum(['NEW', 'PROCESSING', 'ACTIVE', 'INACTIVE']),
  BankMemberId: z.optional(text),
  BankMemberName: z.optional(text),
};

export const accountState = answer(documented({ Message: text, TerminalKey: text, ...account }));

export const accounts = answer(
  documented({
    Message: text,
    TerminalKey: text,
    AccountTokens: z.array(z.strictObject(documented({ ...account, AccountToken: text }))),
  }),
);

export const removedCard = answer(
  documented({
    TerminalKey: text,
    CustomerKey: text,
    CardId: isCardId,
    Status: z.literal('D'),
    CardType: z.int(),
  }),
);

export const order = answer(
  documented({
    Message: text,
    TerminalKey: text,
    OrderId: text,
    Payments: z.array(
      z.strictObject({
        ...documented({
          PaymentId: digits,
          Status: status,
          // A text and a number here, the other way round everywhere else.
          Success: z.enum(['true', 'false']),
          ErrorCode: z.int(),
        }),
        ...sum,
      }),
    ),
  }),
);

export const canceled = answer({
  ...documented({
    TerminalKey: text,
    OrderId: text,
    Status: status,
    // A number here, a text in the other answers.
    PaymentId: longNumber,
  }),
  ...assumed('What are `OriginalAmount` and `NewAmount` when `ExternalRequestId` repeats?')({
    OriginalAmount: kopecks,
    NewAmount: kopecks,
  }),
});

export const qr = answer(
  documented({
    Message: text,
    TerminalKey: text,
    OrderId: text,
    Data: text,
    PaymentId: longNumber,
    RequestKey: z.int(),
  }),
);

export const done = answer(documented({ Message: text }));

const notification = documented({
  TerminalKey: text,
  OrderId: text,
  Success: z.boolean(),
  PaymentId: longNumber,
  ErrorCode: digits,
  Token: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

export const webhook = z.discriminatedUnion('Status', [
  z.strictObject(
    documented({
      TerminalKey: text,
      NotificationType: z.literal('LINKACCOUNT'),
      ...account,
      Status: z.enum(['ACTIVE', 'INACTIVE']),
      AccountToken: text,
      Success: z.boolean(),
      ErrorCode: digits,
      Message: text,
      Token: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
  z.strictObject({
    ...notification,
    ...documented({
      Status: status,
      CardId: z.optional(longNumber),
      RebillId: z.optional(longNumber),
      Pan: z.optional(text),
      ExpDate: z.optional(z.string().check(z.regex(/^\d{4}$/))),
    }),
    ...sum,
  }),
  z.strictObject({
    ...notification,
    ...documented({
      Status: z.literal('RECEIPT'),
      ErrorMessage: z.optional(text),
      Amount: kopecks,
      FiscalNumber: z.optional(z.int()),
      ShiftNumber: z.optional(z.int()),
      ReceiptDatetime: z.optional(z.iso.datetime()),
      FnNumber: z.optional(digits),
      EcrRegNumber: z.optional(digits),
      FiscalDocumentNumber: z.optional(z.int()),
      FiscalDocumentAttribute: z.optional(z.int()),
      Ofd: z.optional(text),
      Url: z.optional(z.url()),
      QrCodeUrl: z.optional(z.url()),
      CalculationPlace: z.optional(text),
      Receipt: receiptBody,
      Type: z.enum(['Income', 'IncomeReturn']),
    }),
  }),
]);

export const failure = z.strictObject(
  documented({ Success: z.literal(false), ErrorCode: digits, Message: text, Details: z.string() }),
);
