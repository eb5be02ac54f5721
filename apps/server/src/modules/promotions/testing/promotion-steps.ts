/** What players and the house do with promotions, through the module's calls and in the model beside it. */
import { expect } from 'vitest';
import { nameOf } from '../../../platform/events/define-event.ts';
import type { PaymentId } from '../../../platform/ids/ids.ts';
import type { JsonObject } from '../../../platform/json.ts';
import { createBettor } from '../../wallet/testing/bettor.ts';
import { newModel, smaller } from '../../wallet/testing/bonus-model.ts';
import {
  bet,
  cashOut,
  decideCashOut,
  deposit,
  expectSame,
  nextModelKey,
  spin,
  type BonusBooks,
  type BonusRun,
} from '../../wallet/testing/bonus-steps.ts';
import { offers, openModelStage, type ModelStage } from './model-stage.ts';
import { aliveUntil, type Alive } from './mortal-database.ts';
import * as model from './promotion-model.ts';

let at: ModelStage;
/** Before everything else. */
export const openSteps = async (): Promise<BonusBooks> => {
  at = await openModelStage();
  return at.books;
};

export interface Run extends BonusRun {
  readonly promotions: model.PromotionModel;
  heard: bigint;
}

export interface Step {
  /** The statement before which the process dies, if it has so many. */
  readonly death: number | undefined;
  readonly do: (run: Run, alive: Alive) => Promise<unknown>;
}

interface OwnRow {
  readonly id: bigint;
  readonly [column: string]: unknown;
}

const readOwns = ({ player: { playerId } }: Run) =>
  at.stage.owner.rows<OwnRow>(
    `select id, state, reason, bonus, from_spins as "fromSpins", wager_required as required, conversion_cap as cap, spin_grant_id as "spinGrant"
     from player_promotions where player_id = $1 order by id`,
    [playerId],
  );

/** Delivers what the ledger and the module have published, twice if the process dies meanwhile. */
const hear = async (run: Run, lives: Alive): Promise<void> => {
  for (;;) {
    const news = await at.stage.owner.rows<{ id: bigint; topic: string; version: number; payload: JsonObject }>(
      `select id, topic, version, payload from outbox where id > $1 and payload ->> 'playerId' = $2 order by id`,
      [run.heard, run.player.playerId.toString()],
    );
    if (news.length === 0) return;
    for (const { id, payload, ...event } of news) {
      const handler = at.handlers.get(nameOf(event));
      if (handler !== undefined) await lives(() => handler({ payload }));
      run.heard = id;
    }
  }
};

const asker = ({ player: { playerId } }: Run) => ({ playerId, currency: 'EUR' as const, addressCountry: 'MT' });

export const accept =
  (index: number): Step['do'] =>
  async (run, lives) => {
    const id = at.offerIds[index] as never;
    await lives(async () => expect(await at.promotions.accept(asker(run), { id })).toMatchObject({ ok: true }));
    model.accept(run.promotions, offers[index] as model.Offer);
  };

export const reject: Step['do'] = async (run, lives) => {
  const armed = run.promotions.owns.find(({ state }) => state === 'armed');
  if (armed?.offer === undefined) return;
  const id = at.offerIds[offers.indexOf(armed.offer)] as never;
  await lives(() => at.promotions.reject(asker(run), id));
  model.reject(run.promotions);
};

export const make =
  (amount: bigint): Step['do'] =>
  async (run) => {
    const id = await at.stage.makeDeposit(run.player.playerId, amount);
    const under = run.promotions.owns.find(({ state }) => state === 'armed');
    run.promotions.deposits.push({ id, amount, under, state: 'made' });
  };

/** The id of the promotion that the model has not seen yet. */
const nextId = async (run: Run): Promise<() => bigint> => {
  const rows = await readOwns(run);
  return () => rows[run.promotions.owns.length]?.id ?? 0n;
};

export const settle =
  (which: number): Step['do'] =>
  async (run, lives) => {
    const waiting = run.promotions.deposits.filter(({ state }) => state !== 'credited');
    const made = waiting[which % Math.max(waiting.length, 1)];
    if (made === undefined) return;
    const { playerId } = run.player;
    if (made.state === 'made')
      await deposit(at.books, run, { amount: made.amount, to: 'cash', paymentId: made.id as PaymentId });
    await lives(() =>
      at.promotions.settleDeposit({ playerId, depositId: made.id, currency: 'EUR', cash: made.amount }),
    );
    model.settle(run.promotions, made, await nextId(run));
  };

export const reverse =
  (which: number): Step['do'] =>
  async (run, lives) => {
    const { deposits } = run.promotions;
    const made = deposits[which % Math.max(deposits.length, 1)];
    if (made === undefined) return;
    const { playerId } = run.player;
    await lives(() => at.promotions.reverseDeposit({ playerId, depositId: made.id, currency: 'EUR' }));
    model.reverse(run.promotions, made);
  };

export const gift =
  (amount: bigint, wageringTimes: number): Step['do'] =>
  async (run, lives) => {
    const reference = nextModelKey();
    const rule = { playerId: run.player.playerId, reference, source: 'level_gift', currency: 'EUR' } as const;
    const given = { ...rule, amount, wageringTimes, maxStakeEur: '5', days: 30 };
    await lives(() => at.mortal.transaction((sql) => at.promotions.grantByRule(sql, given)));
    model.gift(run.promotions, (await nextId(run))(), amount, BigInt(wageringTimes));
  };

export const cancel =
  (which: number): Step['do'] =>
  async (run, lives) => {
    const { owns } = run.promotions;
    const own = owns[which % Math.max(owns.length, 1)];
    if (own === undefined) return;
    const could = model.cancel(run.promotions, own);
    const answers: boolean[] = [];
    const died = await lives(async () =>
      answers.push((await at.promotions.cancel(run.player.playerId, own.id as never)).ok),
    );
    // Nobody has heard the first answer; the second one says that it is over.
    expect(answers.at(-1)).toBe(could && (!died || answers.at(-1) === true));
  };

/** Jobs are for all players: one at a time, so that a player's is done when it is compared. */
let queue: Promise<unknown> = Promise.resolve();
const alone = <T>(work: () => Promise<T>): Promise<T> => {
  const done = queue.then(work);
  queue = done.catch(() => undefined);
  return done;
};

export const expire: Step['do'] = async (run, lives) => {
  const { playerId } = run.player;
  await alone(async () => {
    for (const statement of [
      `update bonuses set expires_at = now() where player_id = $1 and state = 'active'`,
      'update player_gate set bonus_expires_at = now() where player_id = $1 and bonus_id is not null',
      `update player_promotions set expires_at = now() - interval '1 day' where player_id = $1 and state = 'active'`,
    ])
      await at.stage.owner.run(statement, [playerId]);
    await lives(() => at.promotions.expire());
  });
  model.expire(run.promotions);
};

export const expireWinnings: Step['do'] = async (run, lives) => {
  await alone(async () => {
    await at.stage.owner.run(`update spin_unlocks set until = now() - interval '1 day' where player_id = $1`, [
      run.player.playerId,
    ]);
    await lives(() => at.promotions.expireWinnings());
    // What waits is given more time: the job of another player's step would end it at a moment that the model does not know.
    await at.stage.owner.run(`update spin_unlocks set until = now() + interval '30 days' where player_id = $1`, [
      run.player.playerId,
    ]);
  });
  model.expireWinnings(run.promotions);
};

export const hold =
  (amount: bigint): Step['do'] =>
  async (run, lives) => {
    const whose = { playerId: run.player.playerId, currency: 'EUR' } as const;
    const isHeld = await cashOut(run, amount, async (paymentId) => {
      let held: Awaited<ReturnType<typeof at.stage.wallet.holdCashOut>> | undefined;
      await lives(() =>
        at.mortal.transaction(async (sql) => {
          held = await at.stage.wallet.holdCashOut(sql, { ...whose, paymentId, amount });
          if (held.ok) await at.promotions.noteCashOut(sql, { ...whose, paymentId });
        }),
      );
      if (held === undefined) throw new Error('Nothing was asked');
      return held;
    });
    if (isHeld) model.noteCashOut(run.promotions);
  };

export const decide =
  (way: 'paid' | 'restore'): Step['do'] =>
  async (run, lives) => {
    const { hold: was } = run.model;
    if (was === undefined) return;
    const outcome = await decideCashOut(at.books, run, way);
    if (way === 'paid') return;
    await hear(run, lives);
    const { playerId } = run.player;
    const out = at.stage.deps.ids.encode('wdr', was.paymentId as never);
    await lives(() => at.promotions.noteCashOutReturned({ playerId, cashOut: out }));
    const taken = { paymentId: was.paymentId, bonusId: was.bonus?.was.id, left: was.bonus?.amount ?? 0n };
    model.noteReturn(run.promotions, taken, outcome, await nextId(run));
  };

export const playSpin =
  (win: bigint): Step['do'] =>
  async (run) => {
    const rows = await readOwns(run);
    const own = run.promotions.owns.find(({ spinsLeft }) => spinsLeft > 0);
    if (own === undefined) return;
    run.grantId = rows.find(({ id }) => id === own.id)?.['spinGrant'] as never;
    run.model.spins = own.spinsLeft;
    // The stage's standard bet of the game that the ledger's test plays.
    await spin(at.books, run, win, { named: 'dice' });
    own.spinsLeft = run.model.spins;
  };

export const played =
  (play: (run: Run) => Promise<unknown>): Step['do'] =>
  async (run) => {
    await play(run);
    model.noteEnd(run.promotions);
  };

/** Loses all cash, then wins on the bonus: bets that do not count, so that the bonus is completed with more than its cap. */
export const winOnBonus = async (run: Run): Promise<void> => {
  const { model: money } = run;
  const uncounted = { weight: 0n, open: false };
  while (money.cash > 0n && money.open === undefined)
    await bet(at.books, run, { ...uncounted, stake: smaller(money.cash, 500n), win: 0n });
  await bet(at.books, run, { ...uncounted, stake: 500n, win: 2_500n });
};

const compare = async (run: Run): Promise<void> => {
  await expectSame(at.books, run);
  const rows = await readOwns(run);
  rows.forEach(({ id }, index) => Object.assign(run.promotions.owns[index] ?? {}, { id }));
  const shown = ({ state, reason, bonus, fromSpins, required, cap }: Record<string, unknown>) => ({
    ...{ state, reason, bonus, fromSpins, required, cap: cap ?? null },
  });
  expect(rows.map(shown)).toEqual(run.promotions.owns.map((own) => shown({ ...own })));
};

export const play = async (steps: readonly Step[]): Promise<void> => {
  const player = await createBettor(at.stage.owner, at.stage.wallet, { cash: 0n });
  const money = newModel();
  const run: Run = {
    ...{ model: money, player, grantId: undefined, heard: 0n },
    promotions: { money, owns: [], deposits: [], isUnlockable: false },
  };
  for (const step of [
    ...[accept(0), make(2_000n), settle(0)].map((first) => ({ do: first, death: undefined })),
    ...steps,
  ]) {
    const deaths = { count: 0 };
    const lives = aliveUntil(at.mortal, step.death, deaths);
    await step.do(run, lives);
    await hear(run, lives);
    // What the worker does every minute: nobody repeats what an answered call had left to do.
    if (deaths.count > 0) await at.promotions.expire();
    await compare(run);
  }
};
