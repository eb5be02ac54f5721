/** Harbour Hold’em in its moments. */
import { anteDealt, anteMoment } from '../../../testing/ante-scenes.ts';
import { anything, btc, usdt, type Scene, type SceneStage } from '../../../testing/scene.ts';

const chips = async (stage: SceneStage): Promise<void> => {
  await stage.click(/^5 chips/i);
  await stage.click(/^Ante, /);
};
const dealt = anteDealt(chips, 2_800);
const { moment, ends } = anteMoment('harbour-holdem', { chips: { ante: 1 } });

export const scenes: readonly Scene[] = [
  { name: 'harbour-holdem-idle', cramped: true, round: { is: anything }, table: usdt },
  moment(
    'choice',
    [],
    ({ view }) => view['hand'] === 'pair',
    async (stage) => {
      await stage.click('Show the best play');
      await dealt('')(stage);
    },
  ),
  moment('win', ['call'], ends('won', 'flush'), dealt('s', 5_000)),
  moment('loss', ['call'], ends('lost', 'twoPairs'), dealt('s', 5_000)),
  moment('unqualified', ['call'], ends('unqualified', 'pair'), dealt('s', 5_000)),
  moment('push', ['call'], ends('tied', 'straight'), dealt('s', 5_000)),
  moment('folded', ['fold'], ends('folded', 'highCard'), dealt('f', 5_000)),
  moment('highest', ['call'], ends('won', 'fourOfAKind'), dealt('s', 6_000)),
  { ...moment('btc', ['call'], ends('won', 'fullHouse'), dealt('s', 5_500)), cramped: true, table: btc },
];
