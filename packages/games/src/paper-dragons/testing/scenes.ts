/** Paper Dragons in its moments. */
import type { FoundRound } from '../../../testing/scene.ts';
import { roundsBy, slotScenes } from '../../../testing/slot-scenes.ts';
import { anywhereSlot } from '../../slots/cascades/anywhere.ts';
import { playCascades, type CascadeEvent } from '../../slots/cascades/cascade.ts';
import { givenDraws, type DrawnState } from '../../slots/given-draws.ts';
import { definition } from '../versions/1.ts';
import { bigWin, highestWin, orbs } from './known-draws.ts';

const slot = anywhereSlot(definition);
const eventsOf = ({ view }: FoundRound): CascadeEvent[] => playCascades(slot, givenDraws(view as DrawnState));
const spinsOf = (round: FoundRound): number => eventsOf(round).filter(({ type }) => type === 'ended').length;
const { spin } = roundsBy(spinsOf);
const feature = { is: (round: FoundRound) => round.multiplierE4 > 400_000n && spinsOf(round) > 10 };

export const scenes = slotScenes('paper', {
  idle: { cramped: true },
  drop: { round: spin(0n, 0n), ms: 820 },
  win: { known: orbs, ms: 1_700 },
  fold: { known: orbs, ms: 2_260 },
  orbs: { known: orbs, ms: 7_700 },
  multiplied: { known: orbs, ms: 10_500 },
  'huge-win': { known: bigWin, ms: 12_500 },
  interlude: { round: feature, until: '.slots-start', after: 2_400 },
  'free-spin': { round: feature, until: '.slots-start', started: 3_200 },
  'free-orbs': { round: feature, until: '.slots-start', started: 14_000 },
  'max-win': { known: highestWin, cramped: true, ms: 31_000 },
  calm: { known: orbs, calm: true, ms: 600 },
});
