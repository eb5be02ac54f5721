/**
 * `npm run audit [-- --full] [-- --json] [-- --rounds N]`: trusts the sealed months whose seals are valid, and recomputes everything after
 * them (with `--full`, without the servers' key, or while the ledger is broken, everything): the ledger from its transfers, its blocks from the rows they
 * seal, its rounds from their seeds (all, or the newest N). Always in full: the triggers of must-hit jackpots from their salts, the bookings of
 * payments from what gateways and networks reported, and the operators' audit log from its chain. Names every row that does not match, and its month; exit code 1
 * if there is one. Reads DATABASE_URL, else the product's own database under DATA_DIR, running or not, and SECRETS_KEY (and
 * SECRETS_KEY_OLD), else the key that the first start generated. Changes nothing.
 */
import { creditKey, sealKey } from '../apps/server/src/composition/keys.ts';
import type { Database, Sql } from '../apps/server/src/database/database.ts';
import { auditRounds, auditTriggers } from '../apps/server/src/modules/gaming/index.ts';
import { auditPayments } from '../apps/server/src/modules/payments/index.ts';
import { verifyAudit } from '../apps/server/src/modules/staff/index.ts';
import { auditMonths, auditSeals, createWallet, type LedgerProblem } from '../apps/server/src/modules/wallet/index.ts';
import { systemRandom } from '../apps/server/src/platform/secrets/random.ts';
import { signatureChecks } from '../apps/server/src/providers/chains/registry.ts';
import { createSecretBox } from '../apps/server/src/platform/secrets/secret-box.ts';
import { readSecretsKeys } from '../apps/server/src/platform/secrets/secrets-key.ts';
import { currentKey } from './parts/current-key.ts';
import { asOwner } from './postgres/as-owner.ts';

/** A chain whose end was cut off is still consistent: only the remembered position reveals it. */
const readWatched = (sql: Sql) =>
  sql.one<{ cut: boolean; open: number }>(
    `select coalesce((select head_id from audit_watch), 0) > coalesce((select max(id) from audit_log), 0) as cut,
       (select count(*)::int from audit_findings where settled_by is null) as open`,
  );

/** The servers' key; without it marks and rounds cannot be checked, which is reported. */
const readKeys = () => {
  const read = readSecretsKeys(currentKey(), process.env['SECRETS_KEY_OLD'] ?? '');
  if (!read.ok) return undefined;
  return { seal: sealKey(read.first), credit: creditKey(read.first), secretBox: createSecretBox(read.keys) };
};

const audit = async (database: Database, { atMost, full }: { readonly atMost: number; readonly full: boolean }) => {
  const keys = readKeys();
  const wallet = createWallet({ database, random: systemRandom, alarm: { checked: () => undefined } });
  const isBroken = (await wallet.cashOutsStopped())?.booksBroken ?? false;
  const { sealed, months, problems: monthProblems } = await auditMonths(database, keys?.seal, full || isBroken);
  const ledger = await wallet.audit(sealed);
  const seals = await auditSeals(database, keys?.seal, sealed.block === 0n ? { months } : { after: sealed.block });
  const rounds =
    keys === undefined
      ? undefined
      : await auditRounds(database, { random: systemRandom, secretBox: keys.secretBox }, { atMost, sealed });
  const triggers =
    keys === undefined ? undefined : await auditTriggers(database, { random: systemRandom, secretBox: keys.secretBox });
  const payments = await auditPayments(database, { key: keys?.credit, signatures: signatureChecks });
  const auditLog = { ...(await verifyAudit(database)), ...(await readWatched(database)) };
  const problems = [
    ...monthProblems,
    ...seals.problems,
    ...(rounds?.problems ?? []),
    ...(triggers?.problems ?? []),
    ...payments,
  ];
  const sound =
    ledger.sound &&
    problems.length === 0 &&
    seals.found === 0 &&
    auditLog.firstBroken === null &&
    !auditLog.cut &&
    auditLog.open === 0;
  return {
    ...{ ...ledger, sound, problems, auditLog },
    seals: { blocks: seals.blocks, lastHash: seals.lastHash, unsealed: seals.unsealed, found: seals.found },
    roundsRecomputed: rounds?.checked ?? 0,
    triggersDrawn: triggers?.checked ?? 0,
    keyKnown: keys !== undefined,
    months: { sealed: months.length, last: months.at(-1)?.month, believed: sealed.block > 0n },
  };
};

type Report = Awaited<ReturnType<typeof audit>>;

const problemInWords = ({ table, id, problem, month }: LedgerProblem): string =>
  `BROKEN  ${month === undefined ? '' : `${month}: `}${table} ${id}: ${problem}`;

const monthsInWords = ({ sealed, last, believed }: Report['months']): string =>
  last === undefined
    ? 'No month is sealed yet.'
    : `${sealed} sealed months, the last one ${last}; ${believed ? 'checked by their seals' : 'counted again from all their rows'}.`;

const logInWords = ({ entries, firstBroken, lastHash, cut, open }: Report['auditLog']): string[] => [
  firstBroken === null
    ? `The audit log's chain is whole: ${entries} entries, last hash ${lastHash ?? 'none'}.`
    : `BROKEN  the audit log's chain at entry ${firstBroken}.`,
  ...(cut ? ["BROKEN  the audit log's newest entries are gone."] : []),
  ...(open > 0 ? [`BROKEN  the audit log: ${open} found by its watch and not settled.`] : []),
];

const inWords = ({
  counts,
  tookMs,
  findings,
  problems,
  seals,
  roundsRecomputed,
  triggersDrawn,
  keyKnown,
  months,
  ...rest
}: Report): string =>
  [
    `${counts.accounts} accounts, ${counts.transfers} transfers, ${counts.rounds} rounds, ${tookMs} ms`,
    `${seals.blocks} sealed blocks, last hash ${seals.lastHash ?? 'none'}, ${seals.unsealed} transfers not sealed yet; ` +
      `${roundsRecomputed} rounds worked out again, ${triggersDrawn} jackpot triggers drawn again`,
    monthsInWords(months),
    ...(keyKnown ? [] : ['NOT CHECKED  marks, rounds and jackpot triggers: SECRETS_KEY is not known here.']),
    ...findings.map(({ check, count, examples }) => `BROKEN  ${check}: ${count} (${examples.join(', ')})`),
    ...problems.map(problemInWords),
    ...(seals.found > 0
      ? [`BROKEN  ${seals.found} found by the worker since withdrawals stopped: ledger_findings names them.`]
      : []),
    findings.length + problems.length + seals.found === 0 ? 'The books are sound.' : 'The books are NOT sound.',
    ...logInWords(rest.auditLog),
  ].join('\n');

const json = (report: Report): string =>
  JSON.stringify(report, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

const readBound = (args: readonly string[]): number => {
  const place = args.indexOf('--rounds');
  if (place === -1) return Infinity;
  const text = args[place + 1] ?? '';
  if (!/^\d{1,12}$/.test(text))
    throw new Error('--rounds takes a number: how many of the newest rounds are recomputed.');
  return Number(text);
};

await asOwner('audit', () => {
  const atMost = readBound(process.argv);
  return async (database) => {
    const report = await audit(database, { atMost, full: process.argv.includes('--full') });
    process.stdout.write(`${process.argv.includes('--json') ? json(report) : inWords(report)}\n`);
    return report.sound;
  };
});
