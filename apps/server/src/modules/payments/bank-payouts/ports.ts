/** What payments require of the house's bank: a file that orders transfers, and the report in which it answers. */
import type { CurrencyCode, Money } from '@carmine/money';

/** Who is paid, as it is in the file. */
export interface Payee {
  readonly holder: string;
  readonly iban: string;
  readonly bic?: string | undefined;
}

export interface OrderedTransfer {
  /** Our reference, repeated in the report. */
  readonly endToEndId: string;
  readonly amount: Money;
  readonly payee: Payee;
}

export interface BankOrder {
  /** Unique: the bank refuses a second file with it. */
  readonly messageId: string;
  readonly currency: CurrencyCode;
  readonly controlSum: Money;
  readonly releasedAt: Date;
  readonly transfers: readonly OrderedTransfer[];
}

/** `paid`: settled at the bank. `refused`: certainly not paid. Anything else is still to be decided. */
export type BankWord = 'paid' | 'refused' | 'pending';

export interface ReportedTransfer {
  readonly endToEndId: string;
  readonly word: BankWord;
  /** Four characters, of ISO 20022's list; only with `refused`. */
  readonly code: string | undefined;
  /** The bank's own reference. */
  readonly reference: string | undefined;
  /** What was ordered, where the report repeats it. */
  readonly amount: Money | undefined;
}

export interface BankReport {
  /** Of the report. */
  readonly reportId: string;
  /** The order's message id. */
  readonly messageId: string;
  /** About all transfers that are not listed. */
  readonly others: Omit<ReportedTransfer, 'endToEndId' | 'amount'> | undefined;
  /** Number and sum of what was ordered, where the report repeats them: of the order, or of its one list of transfers. */
  readonly ordered: readonly { readonly transfers: number | undefined; readonly sum: string | undefined }[];
  readonly transfers: readonly ReportedTransfer[];
}

export type ReadReport =
  | { readonly ok: true; readonly report: BankReport }
  /** `detail`: where it does not follow the format; no values of the file. */
  | { readonly ok: false; readonly detail: string };

export interface Bank {
  /** The same order always results in the same bytes. Throws if they did not follow the format. */
  writeOrder(order: BankOrder): Promise<Buffer>;
  /** Reads a file that anybody may have written. */
  readReport(bytes: Buffer): Promise<ReadReport>;
}
