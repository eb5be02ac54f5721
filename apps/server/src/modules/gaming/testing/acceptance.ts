/** Whether a bet is accepted, and why not, does not depend on the server seed. `BET_STATES` sets how often it is asked of each game, for the soak. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlayWorld, type PlayWorld } from '../../../testing/play-world.ts';
import {
  besideAHand,
  differentSeeds,
  everyGameId,
  seededPlaySessions,
  staysOpenAfterStart,
  type PlaySessionState,
} from './seeded-play-sessions.ts';

const statesEach = Number(process.env['BET_STATES'] ?? 10);

let world: PlayWorld;
const playSessions = seededPlaySessions(() => world);

interface Request {
  readonly stake: string;
  readonly country: string;
  readonly params: object | undefined;
  readonly key: string;
  readonly withGrant: boolean;
}

const often = <T>(usual: T, ...rest: T[]) =>
  fc.oneof(
    { weight: 3 * rest.length, arbitrary: fc.constant(usual) },
    { weight: rest.length, arbitrary: fc.constantFrom(...rest) },
  );

const statesOf = (game: string): fc.Arbitrary<PlaySessionState> =>
  fc.record({
    game: fc.constant(game),
    open: staysOpenAfterStart(game) ? fc.boolean() : fc.constant(false),
    demo: often(false, true),
    cash: fc.constantFrom(0n, 90n, 110n, 150n, 500n, 5_000n),
    bonus: often<bigint | undefined>(undefined, 40n, 1_000n),
    grant: often(false, true),
    stakeLimit: often<bigint | null>(null, 50n, 100n, 150n),
    lossLimit: often<bigint | null>(null, 50n, 100n, 150n),
    highest: often<bigint | null>(null, 80n),
    protectionStatus: often<PlaySessionState['protectionStatus']>('active', 'cool_off', 'locked'),
    cycleMs: often(0, 60_000),
    justPlayed: often(false, true),
    ended: often(false, true),
  });
const requests: fc.Arbitrary<Request> = fc.record({
  stake: often('1.00', '0.20', '6.00', '0.01', '90.00', '1.005'),
  country: often('MT', 'ZZ', 'KP'),
  params: often<object | undefined>(undefined, {}, { no: 1 }, { target: 9_000 }),
  key: often('new', 'opening'),
  withGrant: fc.boolean(),
});

/** The answer without values that differ from round to round. */
const answerOf = async (seed: number, state: PlaySessionState, request: Request): Promise<string> => {
  const { playSession, grantId } = state.demo
    ? { playSession: await playSessions.demo(seed, state), grantId: undefined }
    : await playSessions.real(seed, state);
  const { key, stake, params, country, withGrant } = request;
  const outcome = await world.gaming.startRound(
    playSession,
    { country },
    { key, stake, params: params as never, grantId: withGrant ? grantId : undefined },
  );
  if (outcome.ok) return `taken ${outcome.repeated}`;
  const { limit, maxStake, min, max } = outcome.details as Record<string, { kind: string }>;
  return JSON.stringify([outcome.reason, limit?.kind, maxStake, min, max]);
};

const acceptBets = (game: string): void => {
  it('a bet is accepted or refused by the player’s state and the request alone, whatever the server seed', async () => {
    const seen = new Set<string>();
    // Rounds that stay open must not be followed by ones that settle at once; a free spin is checked like any other bet.
    const usual: Request = { stake: '1.00', country: 'MT', params: undefined, key: 'new', withGrant: false };
    const here: PlaySessionState = { ...besideAHand, game, open: staysOpenAfterStart(game) };
    const examples: [PlaySessionState, Request][] = [
      [here, usual],
      [{ ...here, demo: true }, usual],
      [{ ...here, open: false }, usual],
      [
        { ...here, open: false, grant: true },
        { ...usual, withGrant: true },
      ],
      // A few random states may miss what every game refuses.
      [
        { ...here, open: false },
        { ...usual, stake: '0.01' },
      ],
      [
        { ...here, open: false },
        { ...usual, country: 'KP' },
      ],
      [
        { ...here, open: false },
        { ...usual, params: { no: 1 } },
      ],
    ];
    await fc.assert(
      fc.asyncProperty(statesOf(game), requests, async (state, request) => {
        const answers: string[] = [];
        for (const seed of differentSeeds(state.game, state.open)) answers.push(await answerOf(seed, state, request));
        expect(new Set(answers).size).toBe(1);
        seen.add(/^\["(\w+)/.exec(answers[0] ?? '')?.[1] ?? answers[0] ?? '');
      }),
      { numRuns: statesEach, examples },
    );
    expect([...seen]).toEqual(expect.arrayContaining(['taken false', ...(here.open ? ['round_open'] : [])]));
    expect(seen.size).toBeGreaterThan(3);
  });
};

const parts = 2;

/** Of each second game, because one file of all of them is what the others wait for. */
export const acceptBetsOfEachGame = (part: 1 | 2): void => {
  beforeAll(async () => {
    world = await createPlayWorld();
    await world.wallet.setBlockedCountries(world.database.app, ['KP']);
  });
  afterAll(() => world.close());
  describe.each(everyGameId.filter((_id, index) => index % parts === part - 1))('%s', (game) => {
    acceptBets(game);
  });
};

/** In the file of one of the parts, whose world it plays in. */
export const betBesideOpenHand = (): void => {
  it('a bet while a hand is open returns that hand and uses no nonce, whatever its outcome would be', async () => {
    for (const seed of differentSeeds('blackjack-classic', true)) {
      const { playSession } = await playSessions.real(seed, { ...besideAHand, bonus: 1_000n });
      const bet = { key: 'second', stake: '5.00', params: undefined, grantId: undefined };
      expect(await world.gaming.startRound(playSession, { country: 'MT' }, bet)).toMatchObject({
        ...{ ok: false, reason: 'round_open', details: { round: { status: 'open', stake: '0.10' } } },
      });
      expect(await world.gaming.fairnessAt(playSession)).toMatchObject({ nonce: 1 });
    }
  });
};
