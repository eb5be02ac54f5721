/** The moments of a machine of video poker: the same for each, with cards that its game chooses. */
import { cardsOfText, drawsOfCards } from './pack-draws.ts';
import { anything, usdt, type Scene, type SceneStage, type SceneTable } from './scene.ts';

interface Deal {
  /** `Jd 9h …`: the five that are dealt; what is drawn for them is the stream's. */
  readonly cards: string;
  /** Keys of the places held. */
  readonly holds: string;
}

interface Moments {
  readonly play: Deal;
  readonly win: Deal;
  readonly loss: Deal;
  readonly highest: Deal;
}

const tableOf = ({ cards }: Deal): SceneTable => ({ ...usdt, draws: drawsOfCards(cardsOfText(cards)) });

const held = async (stage: SceneStage, { holds }: Deal) => {
  await stage.key(' ');
  await stage.run(1_600);
  for (const key of holds) await stage.tap(key);
  await stage.run(400);
};

const drawn = (deal: Deal, lastMs: number) => async (stage: SceneStage) => {
  await held(stage, deal);
  await stage.key('d');
  await stage.run(lastMs);
};

export const machineScenes = (name: string, { play, win, loss, highest }: Moments): readonly Scene[] => [
  { name: `${name}-idle`, cramped: true, round: { is: anything }, table: usdt, moves: true },
  {
    name: `${name}-play`,
    cramped: true,
    round: { is: anything },
    table: tableOf(play),
    moves: true,
    act: async (stage) => {
      await held(stage, play);
      await stage.click(/^(Show the best hold|Besten Zug anzeigen)$/);
      await stage.run(300);
    },
  },
  { name: `${name}-win`, round: { is: anything }, table: tableOf(win), moves: true, act: drawn(win, 3_600) },
  { name: `${name}-loss`, round: { is: anything }, table: tableOf(loss), moves: true, act: drawn(loss, 2_600) },
  {
    name: `${name}-highest`,
    round: { is: anything },
    table: tableOf(highest),
    moves: true,
    act: async (stage) => {
      await stage.tap('c');
      await stage.tap('c');
      await stage.tap('c');
      await stage.tap('c');
      await drawn(highest, 7_000)(stage);
    },
  },
];
