import { sealFrameMessage } from '@carmine/contract/games/frame-messages';
import { describe, expect, it } from 'vitest';
import type { SentCall } from '../../dev/fake-fetch.ts';
import { shownNet } from './sitting.ts';
import { openTable } from './test-table.ts';

const bets = (sent: readonly SentCall[]) => sent.filter(({ route }) => route === 'POST /play/v1/rounds');

describe('a round', () => {
  it('lowers the balance with the bet and raises it only when its result was shown', async () => {
    const { controller, play, state, posted } = await openTable();
    const stake = state().stake;
    const pressed = controller.press();
    expect(state()).toMatchObject({ phase: 'waiting', balance: 10_000n - stake });
    await pressed;
    expect(state()).toMatchObject({ phase: 'showing', balance: 10_000n - stake, history: [] });
    expect(posted.at(-1)).toMatchObject({ type: 'balance', balance: (100 - Number(stake) / 100).toFixed(2) });
    const { payout, staked } = state().round ?? { payout: -1n, staked: -1n };
    controller.shown();
    expect(state()).toMatchObject({ phase: 'idle', balance: play.balance(), net: payout - staked });
    expect(state().history).toHaveLength(1);
    expect(posted.map(({ type }) => type)).toEqual(['ready', 'round', 'balance', 'round', 'balance']);
  });

  it('is sent with the launch’s token and a key of its own', async () => {
    const { controller, sent } = await openTable();
    for (let round = 0; round < 3; round += 1) {
      await controller.press();
      controller.shown();
    }
    expect(new Set(bets(sent).map(({ key }) => key)).size).toBe(3);
    expect(new Set(sent.map(({ bearer }) => bearer))).toEqual(new Set(['Bearer token']));
  });

  it('takes bonus once cash is used up', async () => {
    const { controller, state } = await openTable({ balance: 200n, bonusBalance: 1_000n, levels: ['5.00'] });
    const pressed = controller.press();
    expect(state()).toMatchObject({ balance: 0n, bonusBalance: 700n });
    await pressed;
  });

  it('pressed twice is one round, and a press during playback skips to its end', async () => {
    const { controller, play, state } = await openTable();
    await Promise.all([controller.press(), controller.press(), controller.press()]);
    expect(play.rounds()).toBe(1);
    await controller.press();
    expect(state()).toMatchObject({ phase: 'showing', skips: 1 });
    expect(play.rounds()).toBe(1);
  });
});

describe('a stake outside the range of the chosen bet', () => {
  it('is not sent: the nearest one that is accepted is offered, and taken only by the player', async () => {
    const { controller, sent, state } = await openTable({ levels: ['0.10', '0.20', '1.00'] });
    controller.setStake(10n);
    // 1.98 times: 0.10 would pay 0.19.
    controller.setParams({ target: 4_999, direction: 'over' });
    expect(state().stake).toBe(10n);
    await controller.press();
    expect(bets(sent)).toEqual([]);
    expect(state().notice).toMatchObject({ code: 'stake_out_of_range', useStake: 50n });
    controller.setStake(50n);
    await controller.press();
    expect(bets(sent)).toHaveLength(1);
  });

  it('returns to the range with the bet that allowed it', async () => {
    const { controller, sent, state } = await openTable({ levels: ['0.10', '0.20', '1.00'] });
    controller.setStake(10n);
    controller.setParams({ target: 4_999, direction: 'over' });
    controller.setParams({ target: 5_049, direction: 'over' });
    await controller.press();
    expect(state().notice).toBeUndefined();
    expect(bets(sent)).toHaveLength(1);
  });
});

describe('a broken connection', () => {
  it('never doubles a bet: a lost answer is retried with the same key', async () => {
    let lost = 0;
    const breaks = {
      after: () => {
        lost += 1;
        if (lost <= 4) throw new TypeError('connection reset');
      },
    };
    const { controller, play, sent, state } = await openTable({}, { breaks });
    await controller.press();
    controller.shown();
    expect(play.rounds()).toBe(1);
    expect(new Set(bets(sent).map(({ key }) => key)).size).toBe(1);
    expect(state()).toMatchObject({ balance: play.balance(), retrying: false, notice: undefined });
  });

  it('that lasts keeps the key for the next press', async () => {
    let broken = true;
    const breaks = {
      after: () => {
        if (broken) throw new TypeError('offline');
      },
    };
    const { controller, play, sent, state } = await openTable({}, { breaks });
    await controller.press();
    expect(state()).toMatchObject({ phase: 'idle', notice: { code: 'uncertain' } });
    controller.setStake(1_000n);
    broken = false;
    await controller.press();
    controller.shown();
    expect(play.rounds()).toBe(1);
    expect(new Set(bets(sent).map(({ key }) => key)).size).toBe(1);
    expect(state().balance).toBe(play.balance());
  });
});

it('a reopened frame never repeats an unanswered bet’s key: it reads the result', async () => {
  let broken = true;
  const breaks = {
    after: () => {
      if (broken) throw new TypeError('offline');
    },
  };
  const tab = new Map<string, string>();
  const first = await openTable({}, { breaks, tab });
  await first.controller.press();
  expect(first.state().notice?.code).toBe('uncertain');
  broken = false;
  const again = await openTable({}, { server: first.play, tab });
  expect(again.sent.map(({ route }) => route.split('?')[0])).toEqual(
    expect.arrayContaining(['GET /play/v1/session', 'GET /play/v1/rounds']),
  );
  expect(again.state()).toMatchObject({ balance: first.play.balance(), history: [{ id: 'rnd_1' }] });
  await again.controller.press();
  expect(first.play.rounds()).toBe(2);
  const [lost] = bets(first.sent).map(({ key }) => key);
  expect(bets(again.sent).map(({ key }) => key)).not.toContain(lost);
  expect([...tab.values()].join()).not.toContain(lost);
});

describe('a refused bet', () => {
  it('gives the stake back on the screen and asks the page for funds', async () => {
    const { controller, play, state, posted, settled } = await openTable();
    play.refuseNext(422, 'insufficient_funds', 'Too little.');
    await controller.press();
    await settled();
    expect(state()).toMatchObject({ phase: 'idle', balance: 10_000n, notice: { code: 'insufficient_funds' } });
    expect(posted).toContainEqual({ type: 'needFunds', currency: 'EUR', stake: '5.00' });
  });

  it('for want of funds is not even sent when the frame knows it', async () => {
    const { controller, sent, posted } = await openTable({ balance: 400n });
    await controller.press();
    expect(bets(sent)).toEqual([]);
    expect(posted.at(-1)).toMatchObject({ type: 'needFunds' });
  });

  it('in demo never requests funds', async () => {
    const { controller, state, posted } = await openTable({ mode: 'demo', balance: 0n });
    await controller.press();
    expect(state().notice?.message).toContain('play money');
    expect(posted.map(({ type }) => type)).toEqual(['ready']);
  });

  it('under a bonus offers the stake that is allowed', async () => {
    const { controller, play, state } = await openTable();
    play.refuseNext(422, 'bonus_max_bet', 'At most €2.50.', { maxStake: '2.50' });
    await controller.press();
    expect(state().notice).toEqual({ code: 'bonus_max_bet', message: 'At most €2.50.', useStake: 250n });
  });

  it('by a limit says until when', async () => {
    const { controller, play, state } = await openTable();
    const limit = { kind: 'loss_day', until: '2026-01-02T00:00:00.000Z' };
    play.refuseNext(422, 'limit_reached', 'Your limit is reached.', { limit });
    await controller.press();
    expect(state().notice?.message).toMatch(/^Your limit is reached\. Resets on [A-Z][a-z]+day at \d\d:\d\d\.$/);
  });

  it.each([
    [451, 'self_excluded'],
    [403, 'country_restricted'],
    [401, 'no_session'],
  ])('with %s %s ends the game', async (status, code) => {
    const { controller, play, posted } = await openTable();
    play.refuseNext(status, code, 'No more play here.');
    await controller.press();
    expect(controller.store.get()).toMatchObject({ status: 'ended' });
    expect(posted.at(-1)).toMatchObject({ type: 'error' });
  });
});

describe('the shortest cycle', () => {
  it('holds the next round back until it has passed', async () => {
    const { controller, play, clock, state, settled } = await openTable({ minCycleMs: 5_000 });
    await controller.press();
    clock.now += 420;
    controller.shown();
    expect(state().cooling).toBe(true);
    await controller.press();
    expect(play.rounds()).toBe(1);
    await settled();
    expect(state().cooling).toBe(false);
    await controller.press();
    expect(play.rounds()).toBe(2);
  });
});

describe('the page around the frame', () => {
  it('pauses play and resumes it with fresh balances', async () => {
    const { controller, play, state, settled } = await openTable();
    controller.fromPage(sealFrameMessage({ type: 'pause', reason: 'deposit' }));
    await controller.press();
    expect(play.rounds()).toBe(0);
    controller.fromPage(sealFrameMessage({ type: 'resume' }));
    await settled();
    await controller.press();
    expect(state().phase).toBe('showing');
  });

  it('sends balances, which are deferred during playback and then refreshed', async () => {
    const { controller, play, state, settled } = await openTable();
    const balance = { type: 'balance', currency: 'EUR', balance: '777.00', bonusBalance: '0.00' } as const;
    controller.fromPage(sealFrameMessage({ ...balance, currency: 'BTC' }));
    expect(state().balance).toBe(10_000n);
    controller.fromPage(sealFrameMessage(balance));
    expect(state().balance).toBe(77_700n);
    await controller.press();
    controller.fromPage(sealFrameMessage(balance));
    expect(state().balance).not.toBe(77_700n);
    controller.shown();
    await settled();
    expect(state().balance).toBe(play.balance());
  });

  it('ends the game when the session ends', async () => {
    const { controller } = await openTable();
    controller.fromPage(sealFrameMessage({ type: 'sessionEnded' }));
    expect(controller.store.get().status).toBe('ended');
  });
});

describe('opening', () => {
  it('after a reload finds balance, last rounds and the last setting again', async () => {
    const first = await openTable();
    first.controller.setParams({ target: 1_000, direction: 'under' });
    await first.controller.press();
    first.controller.shown();
    const again = await openTable({}, { server: first.play });
    expect(again.state()).toMatchObject({ balance: first.play.balance(), params: { target: 1_000 }, phase: 'idle' });
    expect(again.state().history.map(({ id }) => id)).toEqual(['rnd_1']);
    expect(shownNet(again.state())).toEqual(shownNet(first.state()));
  });

  it('says what is missing to a bet until the bet changes, and never over what is placed then', async () => {
    const { controller, state } = await openTable({ gameId: 'european-roulette' });
    controller.setParams({ ...state().params, chips: {} });
    await controller.press();
    expect(state().notice?.code).toBe('bet_missing');
    controller.setParams({ ...state().params, chips: { red: 1 } });
    expect(state().notice).toBeUndefined();
  });

  it('a round that is continued after rounds of other games leaves the number of the next one as it is', async () => {
    const first = await openTable({ gameId: 'mines' });
    await first.controller.press();
    const { play } = first;
    const handle = play.handle;
    play.handle = (method, path, body, key) => {
      const answer = handle(method, path, body, key);
      if (!path.endsWith('/session') || answer === undefined) return answer;
      const session = answer.body as { fairness: object };
      return { ...answer, body: { ...session, fairness: { ...session.fairness, nonce: 7 } } };
    };
    const again = await openTable({}, { server: play });
    expect(again.state().round).toMatchObject({ open: true, nonce: 0 });
    await again.controller.act('open', { tile: 12 });
    expect(again.state().fairness.nonce).toBe(7);
  });

  it('without a token says where games open', async () => {
    const { controller } = await openTable();
    await controller.open(false);
    expect(controller.store.get()).toMatchObject({ status: 'ended' });
  });

  it('refuses to play with other maths than the server’s', async () => {
    const { controller, play } = await openTable();
    const handle = play.handle;
    play.handle = (method, path, body, key) => {
      const answer = handle(method, path, body, key);
      return path.includes('/games/') && answer !== undefined
        ? { ...answer, body: { ...(answer.body as object), mathVersion: 'other' } }
        : answer;
    };
    await controller.open();
    expect(controller.store.get()).toMatchObject({ status: 'failed' });
  });
});
