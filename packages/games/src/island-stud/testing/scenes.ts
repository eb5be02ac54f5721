/** Island Stud in its moments. */
import { anteMoment, anteDealt } from '../../../testing/ante-scenes.ts';
import { anything, btc, usdt, type Scene, type SceneStage } from '../../../testing/scene.ts';

const chips = async (stage: SceneStage): Promise<void> => {
  await stage.click(/^5 chips/i);
  await stage.click(/^Ante, /);
};
const dealt = anteDealt(chips, 3_200);
const { moment, ends } = anteMoment('island-stud', { chips: { ante: 1 } });

export const scenes: readonly Scene[] = [
  { name: 'island-stud-idle', cramped: true, round: { is: anything }, table: usdt },
  moment(
    'choice',
    [],
    ({ view }) => view['hand'] === 'twoPairs',
    async (stage) => {
      await stage.click('Show the best play');
      await dealt('')(stage);
    },
  ),
  moment('win', ['raise'], ends('won', 'twoPairs'), dealt('s', 5_000)),
  moment('loss', ['raise'], ends('lost', 'pair'), dealt('s', 5_000)),
  moment('unqualified', ['raise'], ends('unqualified', 'threeOfAKind'), dealt('s', 5_000)),
  moment('highest', ['raise'], ends('won', 'fullHouse'), dealt('s', 6_000)),
  { ...moment('btc', ['raise'], ends('won', 'flush'), dealt('s', 5_500)), cramped: true, table: btc },
];
