/** Limits as the player sees them: current value, usage, and changes waiting for confirmation. */
import { type LimitKind, limitKinds, type LimitSpan, limitSpans } from '@carmine/contract/account/protection';
import { formatAmount, money } from '@carmine/money';
import { limitsChanged } from '../../../platform/events/catalogue/compliance.ts';
import type { Sql } from '../../../database/database.ts';
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { WindowUse } from '../../wallet/index.ts';
import * as store from './limit-store.ts';
import type { ProtectionDeps, StaffWord } from './deps.ts';

export interface LimitState extends WindowUse {
  readonly waiting: store.LimitRequest | undefined;
}

export interface LimitsOfPlayer {
  readonly timeZone: string;
  readonly uses: Readonly<Record<LimitKind, Readonly<Record<LimitSpan, LimitState>>>>;
  /** The first deposit requires a deposit limit here. */
  readonly depositLimitFirst: boolean;
}

type Spans = LimitsOfPlayer['uses'][LimitKind];

export const readLimits =
  ({ db, wallet, geo }: Pick<ProtectionDeps, 'db' | 'wallet' | 'geo'>) =>
  async (playerId: PlayerId): Promise<LimitsOfPlayer> => {
    const [gate, waiting] = await Promise.all([wallet.gate(playerId), store.waitingLimits(db, playerId)]);
    if (gate === undefined) throw new Error(`Player ${playerId} has no wallet`);
    const { depositLimitFirst } = await geo.jurisdiction(gate.country ?? '*');
    const spansOf = (kind: LimitKind) =>
      Object.fromEntries(
        limitSpans.map((span) => {
          const request = waiting.find((one) => one.kind === kind && one.span === span);
          return [span, { ...gate[kind][span], waiting: request }];
        }),
      ) as Spans;
    const uses = Object.fromEntries(limitKinds.map((kind) => [kind, spansOf(kind)])) as LimitsOfPlayer['uses'];
    return { timeZone: gate.timeZone, uses, depositLimitFirst };
  };

interface LimitChange {
  readonly playerId: PlayerId;
  readonly wishes: readonly store.LimitWish[];
  /** Operators can only tighten. */
  readonly source: 'player' | 'staff';
}

/** Published changes: which, the new value, and whether it applies already; undefined without changes. */
const publishChanges = async (
  { outbox }: Pick<ProtectionDeps, 'outbox'>,
  sql: Sql,
  playerId: PlayerId,
  changes: readonly (store.LimitWish & { readonly outcome: store.LimitOutcome })[],
): Promise<void> => {
  const published = changes.flatMap(({ kind, span, cents, outcome }) =>
    outcome === 'same' ? [] : [{ kind, span, cents: cents?.toString() ?? null, outcome }],
  );
  if (published.length > 0)
    await outbox.publish(sql, limitsChanged, playerId.toString(), { playerId, changes: published });
};

const change = async (
  deps: Pick<ProtectionDeps, 'outbox'>,
  sql: Sql,
  { playerId, wishes, source }: LimitChange,
): Promise<store.LimitOutcome[]> => {
  const outcomes: store.LimitOutcome[] = [];
  for (const wish of wishes) outcomes.push(await store.askLimit(sql, playerId, wish, source));
  const changes = wishes.map((wish, i) => ({ ...wish, outcome: outcomes[i] ?? 'same' }));
  await publishChanges(deps, sql, playerId, changes);
  return outcomes;
};

/** By the player: all or none. Returns the result of each. */
export const changeLimits =
  (deps: Pick<ProtectionDeps, 'db' | 'outbox'>) =>
  (wanted: Omit<LimitChange, 'source'>): Promise<store.LimitOutcome[]> =>
    deps.db.transaction((sql) => change(deps, sql, { ...wanted, source: 'player' }));

export interface TighterLimit extends StaffWord {
  readonly kind: LimitKind;
  readonly span: LimitSpan;
  /** EUR cents. */
  readonly cents: bigint;
}

/** By an operator. */
export const tightenLimit =
  (deps: Pick<ProtectionDeps, 'db' | 'outbox' | 'audit' | 'ids'>) =>
  ({ playerId, operatorId, kind, span, cents, reason }: TighterLimit): Promise<store.LimitOutcome | undefined> =>
    deps.db.transaction(async (sql) => {
      const [outcome] = await change(deps, sql, { playerId, wishes: [{ kind, span, cents }], source: 'staff' });
      await deps.audit.record(sql, {
        ...{ operatorId, action: 'player.tighten_limit', ...aboutPlayer(deps, playerId) },
        details: { kind, span, limit: formatAmount(money('EUR', cents)), reason },
      });
      return outcome;
    });

export type LimitConfirmed =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'limit_request_gone' }
  | { readonly ok: false; readonly reason: 'limit_too_early'; readonly from: Date };

export const confirmLimit =
  ({ db, outbox }: Pick<ProtectionDeps, 'db' | 'outbox'>) =>
  (playerId: PlayerId, id: store.LimitRequestId): Promise<LimitConfirmed> =>
    db.transaction(async (sql): Promise<LimitConfirmed> => {
      const { outcome, holdsFrom } = await store.confirmLimit(sql, playerId, id);
      if (outcome === 'early' && holdsFrom !== null) return { ok: false, reason: 'limit_too_early', from: holdsFrom };
      const wish = outcome === 'set' ? await store.limitWish(sql, playerId, id) : undefined;
      if (wish === undefined) return { ok: false, reason: 'limit_request_gone' };
      await publishChanges({ outbox }, sql, playerId, [{ ...wish, outcome: 'set' }]);
      return { ok: true };
    });
