/** Our books compared with the lists of gateways and networks: days, reports, differences, and the stop of payouts by one method. */
import { z } from 'zod';
import { ruling } from './payments.ts';
import { endpoint } from '../../endpoint.ts';
import { amountAnswer, currencyAnswer, fileAnswer, isoTime, text } from '../../types.ts';

const base = '/back-office/api/v1/reconciliation';

const party = z.string().regex(/^[A-Z_]{2,16}$/);
const day = z.iso.date();
const ofDay = z.strictObject({ party, day });
const ofCase = z.strictObject({ id: z.string().regex(/^[0-9]{1,18}$/) });
const reason = text(5, 500);

export const dayStates = ['closes', 'differs', 'not_listed'] as const;
export const standings = ['agrees', 'in_transit', 'came', 'held', 'kept', 'corrected', 'differs'] as const;
export const differenceProblems = [
  'missing_here',
  'missing_there',
  'twice_here',
  'twice_there',
  'amount',
  'currency',
  'state',
  'fee',
  'day',
] as const;
export const caseStates = ['open', 'explained', 'corrected', 'closed'] as const;

/** Of the gateway or asset, as operators know it. */
const name = z.string();

const dayReport = z.object({
  party: z.string(),
  day,
  /** `not_listed`: the list could not be read, and nothing was compared. */
  state: z.enum(dayStates),
  failure: z.string().nullable(),
  comparedAt: isoTime.nullable(),
});

const stop = z.object({
  ...{ rail: z.string(), name },
  since: isoTime,
  reason: z.string(),
  /** `null`: its books do not close. */
  stoppedBy: z.string().nullable(),
  approvals: z.array(ruling),
});
export type RailStop = z.infer<typeof stop>;

const difference = z.object({
  id: z.string(),
  party: z.string(),
  kind: z.string(),
  ourRef: z.string(),
  problem: z.enum(differenceProblems),
  state: z.enum(caseStates),
  firstDay: day,
  owner: z.string().nullable(),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: isoTime.nullable(),
  reopened: z.number().int(),
  /** What two operators would book for both sides to agree. */
  gap: z.array(z.object({ currency: currencyAnswer, amount: amountAnswer })),
});
export type Difference = z.infer<typeof difference>;

const row = z.object({
  kind: z.string(),
  ourRef: z.string(),
  line: z.string().nullable(),
  currency: currencyAnswer,
  standing: z.enum(standings),
  problem: z.enum(differenceProblems).nullable(),
  because: z.string().nullable(),
  here: amountAnswer,
  there: amountAnswer,
  amountHere: amountAnswer.nullable(),
  amountThere: amountAnswer.nullable(),
  hereAt: isoTime.nullable(),
  thereAt: isoTime.nullable(),
});
export type ReportRow = z.infer<typeof row>;

/** Both columns add up: opening, what happened by its standing, closing. */
const balance = z.object({
  currency: currencyAnswer,
  opening: z.object({ here: amountAnswer, there: amountAnswer }),
  parts: z.array(
    z.object({ standing: z.enum(standings), count: z.number().int(), here: amountAnswer, there: amountAnswer }),
  ),
  closing: z.object({ here: amountAnswer, there: amountAnswer }),
});
export type ReportBalance = z.infer<typeof balance>;

export const readReconciliation = endpoint({
  name: 'readReconciliation',
  method: 'GET',
  path: base,
  summary: 'Each gateway’s and asset’s last days, open differences, and methods whose payouts are stopped',
  access: 'staff:payments.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: {
    200: z.object({
      parties: z.array(z.object({ party: z.string(), name, days: z.array(dayReport), open: z.number().int() })),
      stops: z.array(stop),
      /** The last day that is over. */
      lastDay: day,
    }),
  },
});

export const readDayReport = endpoint({
  name: 'readDayReport',
  method: 'GET',
  path: `${base}/:party/:day`,
  summary: 'One day of one party: balances of both sides, what is in transit, and the differences',
  access: 'staff:payments.read',
  unaudited: 'shows references of payments, no player',
  rateLimit: 'read',
  params: ofDay,
  answers: {
    200: dayReport.extend({
      name,
      balances: z.array(balance),
      /** Everything but what agrees, at most 500. */
      rows: z.array(row),
      differences: z.array(difference),
    }),
  },
});

export const downloadDayReport = endpoint({
  name: 'downloadDayReport',
  method: 'GET',
  path: `${base}/:party/:day/rows.csv`,
  summary: 'All rows of one day as a CSV file',
  access: 'staff:payments.read',
  unaudited: 'shows references of payments, no player',
  rateLimit: 'read',
  params: ofDay,
  answerType: 'file',
  answers: { 200: fileAnswer },
});

export const runReconciliation = endpoint({
  name: 'runReconciliation',
  method: 'POST',
  path: `${base}/:party/:day/run`,
  summary: 'Compares a day that is over again, within seconds',
  access: 'staff:payments.read',
  rateLimit: 'write',
  params: ofDay,
  answers: { 202: null },
});

export const takeDifference = endpoint({
  name: 'takeDifference',
  method: 'POST',
  path: `${base}/differences/:id/take`,
  summary: 'Makes the caller the owner of a difference',
  access: 'staff:payments.read',
  rateLimit: 'write',
  params: ofCase,
  answers: { 204: null },
});

export const explainDifference = endpoint({
  name: 'explainDifference',
  method: 'POST',
  path: `${base}/differences/:id/explain`,
  summary: 'Explains a difference that needs no booking',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  params: ofCase,
  body: z.strictObject({ reason }),
  answers: { 204: null },
});

export const askCorrection = endpoint({
  name: 'askCorrection',
  method: 'POST',
  path: `${base}/differences/:id/correct`,
  summary: 'Asks a second operator to have the difference booked',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  params: ofCase,
  body: z.strictObject({ reason }),
  answers: { 202: z.object({ waits: z.literal(true) }) },
});

export const stopRail = endpoint({
  name: 'stopRail',
  method: 'POST',
  path: `${base}/:party/stop`,
  summary: 'Stops the payouts by one method; deposits go on',
  access: 'staff:payments.stop',
  rateLimit: 'write',
  params: z.strictObject({ party }),
  body: z.strictObject({ reason }),
  answers: { 204: null },
});

export const resumeRail = endpoint({
  name: 'resumeRail',
  method: 'POST',
  path: `${base}/:party/resume`,
  summary: 'Resumes the payouts by one method once a second operator approves too and its books close',
  access: 'staff:payments.settings',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ party }),
  body: z.strictObject({ reason }),
  answers: { 200: z.object({ ended: z.boolean() }) },
});
