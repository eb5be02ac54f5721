/** Ember Vault in its moments. */
import { anything, pays, played, usdt, type Scene, type SceneStage } from '../../../testing/scene.ts';
import { boughtRound, fullGrid, usual, withMajor } from './known-rounds.ts';

const round: Scene['round'] = { is: anything };
const moment = (name: string, ms: number, more: Partial<Scene> = {}): Scene => ({
  ...{ name: `ember-vault-${name}`, round, table: usdt, moves: true, act: played(ms) },
  ...more,
});
const respins = { table: { ...usdt, draws: usual } };

/** No bonus: features are for sale. */
const alone = { ...usdt, bonusBalance: 0n };
const opened = async ({ click, until }: SceneStage): Promise<void> => {
  await click(/^Buy respins/);
  await until('.drawer-bet');
};
const bought = (name: string, ms: number) =>
  moment(name, ms, {
    table: { ...alone, draws: boughtRound },
    act: async (stage) => {
      const { click, until, run } = stage;
      await opened(stage);
      await click(/^Buy for/);
      await until('.slots[data-phase="showing"]');
      await run(ms);
    },
  });

export const scenes: readonly Scene[] = [
  { name: 'ember-vault-idle', round, table: usdt, moves: true, cramped: true },
  moment('spin', 700, { round: { is: pays(0n, 0n) } }),
  moment('win', 4_200, { round: { is: pays(20_000n, 150_000n) } }),
  moment('coins', 8_200, respins),
  moment('respin', 10_400, { ...respins, cramped: true }),
  moment('landing', 11_350, respins),
  moment('held', 13_500, respins),
  moment('counting', 18_800, respins),
  moment('counted', 30_000, respins),
  moment('major', 20_000, { table: { ...usdt, draws: withMajor } }),
  moment('max-win', 31_000, { table: { ...usdt, draws: fullGrid }, cramped: true }),
  { name: 'ember-vault-for-sale', round, table: alone, moves: true, cramped: true },
  { name: 'ember-vault-sale', round, table: alone, cramped: true, act: opened },
  bought('bought', 900),
  bought('bought-landing', 2_600),
  bought('bought-respin', 6_000),
  bought('bought-counted', 30_000),
  { name: 'ember-vault-still', round, table: { ...usdt, draws: usual }, act: played(2_600) },
];
