/** Glass Menagerie in its moments. */
import type { FoundRound } from '../../../testing/scene.ts';
import { roundsBy, slotScenes } from '../../../testing/slot-scenes.ts';
import { playCascades } from '../../slots/cascades/cascade.ts';
import { clustersSlot } from '../../slots/cascades/clusters.ts';
import { givenDraws, type DrawnState } from '../../slots/given-draws.ts';
import { definition } from '../versions/1.ts';
import { bigWin, cluster, highestWin } from './known-draws.ts';

const slot = clustersSlot(definition);
const spinsOf = ({ view }: FoundRound): number =>
  playCascades(slot, givenDraws(view as DrawnState)).filter(({ type }) => type === 'ended').length;
const { spin } = roundsBy(spinsOf);
const feature = { is: (round: FoundRound) => round.multiplierE4 > 300_000n && spinsOf(round) > 10 };

export const scenes = slotScenes('menagerie', {
  idle: { cramped: true },
  drop: { round: spin(0n, 0n), ms: 820 },
  cluster: { known: cluster, ms: 1_900 },
  break: { known: cluster, ms: 2_300 },
  cascade: { known: cluster, ms: 2_700 },
  win: { round: spin(40_000n, 150_000n), ms: 12_000 },
  'huge-win': { known: bigWin, ms: 9_000 },
  interlude: { round: feature, until: '.slots-start' },
  'free-spin': { round: feature, until: '.slots-start', started: 3_200 },
  'max-win': { known: highestWin, cramped: true, ms: 31_000 },
  calm: { known: cluster, calm: true, ms: 600 },
});
