/** Foundry Nine in its moments. */
import { anything, usdt, type FoundRound, type Scene } from '../../../testing/scene.ts';
import { roundsBy, slotScenes } from '../../../testing/slot-scenes.ts';
import { playCascades } from '../../slots/cascades/cascade.ts';
import { variedWaysSlot } from '../../slots/cascades/varied-ways.ts';
import { givenDraws, type DrawnState } from '../../slots/given-draws.ts';
import { definition } from '../versions/1.ts';
import { everyWay, hugeWin, ways } from './known-draws.ts';

const slot = variedWaysSlot(definition);
const spinsOf = ({ view }: FoundRound): number =>
  playCascades(slot, givenDraws(view as DrawnState)).filter(({ type }) => type === 'ended').length;
const { spin } = roundsBy(spinsOf);
const feature = { is: (round: FoundRound) => round.multiplierE4 > 300_000n && spinsOf(round) > 10 };

/** What it pays, drawn. */
const paytable: Scene = {
  ...{ name: 'foundry-paytable', round: { is: anything }, table: usdt },
  act: async (stage) => {
    await stage.click(/^(Rules and RTP|Regeln und RTP)$/);
    await stage.until('.slots-pays-ways');
    await stage.scrollTo('.slots-pays');
  },
};

export const scenes = [
  ...slotScenes('foundry', {
    idle: { cramped: true },
    drop: { round: spin(0n, 0n), ms: 820 },
    ways: { known: ways, ms: 1_900 },
    melt: { known: ways, ms: 2_350 },
    cascade: { known: ways, ms: 2_900 },
    win: { round: spin(40_000n, 150_000n), ms: 12_000 },
    'huge-win': { known: hugeWin, ms: 9_000 },
    interlude: { round: feature, until: '.slots-start', after: 2_400 },
    'free-spin': { round: feature, until: '.slots-start', started: 3_200 },
    'every-way': { known: everyWay, ms: 2_200 },
    'max-win': { known: everyWay, cramped: true, ms: 31_000 },
    calm: { known: ways, calm: true, ms: 600 },
  }),
  paytable,
];
