/** Three Card Duel in its moments. */
import { anteDealt, anteMoment } from '../../../testing/ante-scenes.ts';
import { anything, btc, usdt, type Scene, type SceneStage } from '../../../testing/scene.ts';

const chips = async (stage: SceneStage): Promise<void> => {
  await stage.click(/^5 chips/i);
  await stage.click(/^Ante, /);
  await stage.click(/^1 chip,/i);
  await stage.click(/^Pair plus, /);
};
const dealt = anteDealt(chips, 2_600);
const { moment, ends } = anteMoment('three-card-duel', { chips: { ante: 1, 'pair-plus': 1 } });

export const scenes: readonly Scene[] = [
  { name: 'three-card-duel-idle', cramped: true, round: { is: anything }, table: usdt },
  moment(
    'choice',
    [],
    ({ view }) => view['hand'] === 'pair',
    async (stage) => {
      await stage.click('Show the best play');
      await dealt('')(stage);
    },
  ),
  moment('win', ['play'], ends('won', 'flush'), dealt('s')),
  moment('loss', ['play'], ends('lost', 'high'), dealt('s')),
  moment('unqualified', ['play'], ends('unqualified', 'pair'), dealt('s')),
  moment('push', ['play'], ends('tied'), dealt('s')),
  moment('folded', ['fold'], ends('folded'), dealt('f')),
  moment('highest', ['play'], ends('won', 'straight-flush'), dealt('s', 5_600)),
  { ...moment('btc', ['play'], ends('won', 'straight'), dealt('s')), cramped: true, table: btc },
];
