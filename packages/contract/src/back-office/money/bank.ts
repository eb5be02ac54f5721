/** The operators' calls about payouts by bank: what is to be sent, the files for the bank, and its reports. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import {
  amountAnswer,
  currencyAnswer,
  currencyRequest,
  fileAnswer,
  isoTime,
  pageOf,
  pageQuery,
  text,
} from '../../types.ts';
import { legKeepers } from './cash-outs.ts';

const base = '/back-office/api/v1/bank';

const reason = text(5, 500);
const id = z.string().min(5).max(64);
const player = z.object({ id: z.string(), name: z.string() });

const unsentLeg = z.object({
  cashOut: z.string(),
  leg: z.number().int(),
  player,
  currency: currencyAnswer,
  amount: amountAnswer,
  /** `none`: the player has not given one; `refused`: the bank has refused it. */
  account: z.enum(['ready', 'none', 'refused']),
  /** Why it must not be sent now. */
  keptBy: z.enum(legKeepers).nullable(),
  /** An operator is sending it without a file. */
  taken: z.boolean(),
  dueAt: isoTime,
});
export type UnsentLegAnswer = z.infer<typeof unsentLeg>;

/** What a report of the bank says about a transfer, read by one operator: another one has to read the same file. */
const said = z.object({ word: z.enum(['paid', 'refused']), by: z.string(), own: z.boolean(), at: isoTime });

const toConfirm = z.object({
  ...{ batch: z.string(), cashOut: z.string(), leg: z.number().int(), player },
  ...{ currency: currencyAnswer, amount: amountAnswer, said },
});
export type ToConfirmAnswer = z.infer<typeof toConfirm>;

export const listUnsentLegs = endpoint({
  name: 'listUnsentLegs',
  method: 'GET',
  path: `${base}/queue`,
  summary:
    'Parts of withdrawals that are to be sent by bank and are in no file yet, and those decided by a report that a second operator has to read; oldest first',
  access: 'staff:payments.read',
  rateLimit: 'read',
  answers: { 200: z.object({ items: z.array(unsentLeg), toConfirm: z.array(toConfirm) }) },
});

const transfer = z.object({
  cashOut: z.string(),
  leg: z.number().int(),
  player,
  endToEndId: z.string(),
  amount: amountAnswer,
  status: z.enum(['waiting', 'paid', 'refused', 'dropped', 'returned']),
  /** The bank's reason, an ISO 20022 code. */
  refusedCode: z.string().nullable(),
  /** The operator who said that it came back; another one has to confirm it. */
  returnAskedBy: z.string().nullable(),
  said: said.nullable(),
  /** The player has another account by now, or the bank has refused this one: a file that waits is not released. */
  accountOver: z.boolean(),
});

const batch = z.object({
  id: z.string(),
  currency: currencyAnswer,
  transfers: z.number().int(),
  controlSum: amountAnswer,
  /** `made`: another operator has to release it; `released`: the bank may have it. */
  status: z.enum(['made', 'released', 'dropped']),
  madeBy: z.string(),
  madeAt: isoTime,
  /** This operator made it, and another one has to release it. */
  own: z.boolean(),
  releasedBy: z.string().nullable(),
  releasedAt: isoTime.nullable(),
  /** SHA-256 of its file. */
  fileHash: z.string().nullable(),
  items: z.array(transfer),
});
export type BankBatchAnswer = z.infer<typeof batch>;

export const listBankBatches = endpoint({
  name: 'listBankBatches',
  method: 'GET',
  path: `${base}/batches`,
  summary: 'Files for the bank with their transfers, newest first',
  access: 'staff:payments.read',
  rateLimit: 'read',
  query: pageQuery,
  answers: { 200: pageOf(batch) },
});

export const makeBankBatch = endpoint({
  name: 'makeBankBatch',
  method: 'POST',
  path: `${base}/batches`,
  summary:
    'Makes one file of all parts in a currency that can be sent now; repeated with the same key, it is the same file',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  keyInBody: true,
  body: z.strictObject({ key: z.string().regex(/^[!-~]{8,64}$/), currency: currencyRequest, reason }),
  answers: { 201: z.object({ id: z.string(), transfers: z.number().int(), controlSum: amountAnswer }) },
});

const batchWord = {
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id }),
  body: z.strictObject({ reason }),
  answers: { 204: null },
} as const;

export const releaseBankBatch = endpoint({
  name: 'releaseBankBatch',
  method: 'POST',
  path: `${base}/batches/:id/release`,
  summary: 'Releases a file that another operator made; from then on it can be downloaded',
  ...batchWord,
});

export const dropBankBatch = endpoint({
  name: 'dropBankBatch',
  method: 'POST',
  path: `${base}/batches/:id/drop`,
  summary: 'Drops a file that nobody has released; its parts are in the queue again',
  ...batchWord,
});

export const downloadBankBatch = endpoint({
  name: 'downloadBankBatch',
  method: 'GET',
  path: `${base}/batches/:id/file`,
  summary: 'The file for the bank (pain.001.001.09), the same bytes at every download',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'read',
  params: z.strictObject({ id }),
  answerType: 'file',
  answers: { 200: fileAnswer },
});

export const bankReportBytes = 1024 * 1024;

export const loadBankReport = endpoint({
  name: 'loadBankReport',
  method: 'POST',
  path: `${base}/reports`,
  summary:
    'Reads the bank’s report about a file (`file`, pain.002.001.10): what it paid is booked, and what it refused is freed, once a second operator has read the same file',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  bodyType: 'multipart',
  query: z.strictObject({ reason }),
  answers: {
    200: z.object({
      paid: z.number().int(),
      refused: z.number().int(),
      /** Paid or refused by the bank, and not booked before a second operator has read the same file. */
      toConfirm: z.number().int(),
      /** Not decided by the bank yet. */
      pending: z.number().int(),
      /** Booked before, as the report says. */
      already: z.number().int(),
      /** Booked before, and the report says otherwise; or it is about another amount than was ordered. */
      contrary: z.number().int(),
      /** In the report, and not in the file. */
      unknown: z.number().int(),
    }),
  },
});
export type BankReportAnswer = z.infer<(typeof loadBankReport.answers)[200]>;

export const returnBankTransfer = endpoint({
  name: 'returnBankTransfer',
  method: 'POST',
  path: `${base}/batches/:id/transfers/:endToEndId/returned`,
  summary:
    'Says that a paid transfer came back, with the bank’s reference; confirmed by another operator, the player has the money again',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id, endToEndId: z.string().min(4).max(35) }),
  body: z.strictObject({ reference: text(3, 140), reason }),
  answers: { 200: z.object({ waits: z.boolean() }) },
});
