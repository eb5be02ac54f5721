/** Casino War in its moments. */
import { anteDealt, anteMoment } from '../../../testing/ante-scenes.ts';
import { anything, btc, usdt, type Scene, type SceneStage } from '../../../testing/scene.ts';

const chips = async (stage: SceneStage): Promise<void> => {
  await stage.click(/^5 chips/i);
  await stage.click(/^Ante, /);
  await stage.click(/^1 chip,/i);
  await stage.click(/^Tie, /);
};
const dealt = anteDealt(chips, 2_600);
const { moment, ends } = anteMoment('casino-war', { chips: { ante: 1, tie: 1 } });

export const scenes: readonly Scene[] = [
  { name: 'casino-war-idle', cramped: true, round: { is: anything }, table: usdt },
  moment('win', [], ends('won', 'K'), dealt('')),
  moment('loss', [], ends('lost', '4'), dealt('')),
  moment(
    'choice',
    [],
    ({ view, done }) => !done && view['hand'] === 'Q',
    async (stage) => {
      await stage.click('Show the best play');
      await dealt('')(stage);
    },
  ),
  moment('surrender', ['surrender'], ends('folded'), dealt('f')),
  moment('lost-war', ['war'], ends('lost'), dealt('s')),
  moment('highest', ['war'], ends('won', 'A'), dealt('s')),
  { ...moment('btc', ['war'], ends('won', '10'), dealt('s')), cramped: true, table: btc },
];
