import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { missOf } from '../../testing/strips/search.ts';
import { percentText, wholeReturn } from '../proof-rows.ts';
import { approximate, rational } from '../rational.ts';
import { createRng, rngOfDraws } from '../rng.ts';
import { poolFaults, poolFigures } from '../slots/jackpots/shares.ts';
import { paysOf } from '../slots/stage/paytable.tsx';
import { versions } from './game.ts';
import { info } from './info.ts';
import { symbolNames } from './symbol-names.ts';
import { design } from './testing/design.ts';
import { drawn, threeParcels, threeStamps } from './testing/known-stops.ts';
import { definition } from './versions/1.ts';

const [mail] = versions;
gameSuite(mail);

const play = (...spins: readonly (readonly number[])[]) => mail.init({}, rngOfDraws(drawn(...spins).draws ?? []));

describe('Midnight Parcel', () => {
  it('returns 94.99 % by its reels and 1.5 % by its jackpot in the mean of a cycle, together less than is staked', () => {
    const proof = mail.rtpProof();
    expect(percentText(proof.rtp, 2)).toBe('94.99');
    const [figures] = poolFigures(mail.catalogue.jackpots);
    expect(approximate(figures?.share ?? rational(0))).toBeCloseTo(0.015, 6);
    expect(approximate(figures?.meanWin ?? rational(0)) / 1_000_000).toBeCloseTo(1_500, 1);
    expect(approximate(wholeReturn(mail, proof))).toBeLessThan(0.966);
    expect(poolFaults(mail.catalogue.jackpots)).toEqual([]);
  });

  it('is what was asked for by its exact figures, each within its tolerance', () => {
    const { sd, hit } = mail.rtpProof();
    expect(missOf({ ...design.slot.quick(definition), hit: approximate(hit), sd }, design.targets)).toBeLessThan(1);
  });

  it('draws its reels alone: where the jackpot falls was drawn before, and is the ledger’s', () => {
    const rng = createRng('5f'.repeat(32), 'parcel', 3);
    const { state, jackpots } = mail.init({}, rng);
    expect(rng.draws).toHaveLength(state.stops.length * 5);
    expect([jackpots, mail.stakeInEuros]).toEqual([undefined, undefined]);
  });

  it('stamps cover their reel in paid and in free spins, which pay twice', () => {
    const paid = mail.settle(play(threeStamps).state).multiplierE4;
    expect(paid).toBeGreaterThan(500_000n);
    const { events } = play(threeParcels, threeStamps, ...Array.from({ length: 7 }, () => [0, 0, 0, 0, 0]));
    expect(events[1]).toMatchObject({
      free: true,
      multiplier: 2,
      pays: Math.min(2 * Number(paid / 500n), 750 * 20 - 40),
    });
  });

  it('the rules say what the drawn pay table pays, and every symbol has a name', () => {
    expect(Object.keys(symbolNames).toSorted()).toEqual(definition.symbols.toSorted());
    for (const name of definition.symbols.filter((symbol) => symbol !== 'WI')) {
      const said = paysOf(definition, name)
        .map(({ times }) => `${times}×`)
        .join(' / ');
      const row = info.paytable.find(({ name: title }) =>
        title.split(/,? /).includes((symbolNames[name] ?? '').split(' ')[0] ?? ''),
      );
      expect(row?.pays.startsWith(said)).toBe(true);
    }
  });
});
