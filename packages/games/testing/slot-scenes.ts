/** What the scenes of slots have in common: a name within the game, real money, motion, and a press that starts free spins. */
import { anything, pays, played, usdt, type FoundRound, type Scene, type SceneTable } from './scene.ts';

interface Moment {
  /** Which round; any without. */
  readonly round?: Scene['round'];
  /** After the press. */
  readonly ms?: number;
  /** Instead of a time: what has to be seen first, by its selector. */
  readonly until?: string;
  /** So much later than what had to be seen. */
  readonly after?: number;
  /** After a second press, which starts the free spins. */
  readonly started?: number;
  readonly table?: SceneTable;
  /** Draws too rare to find by searching seeds. */
  readonly known?: Pick<SceneTable, 'draws'>;
  readonly cramped?: true;
  /** With reduced motion. */
  readonly calm?: true;
}

const actOf = ({ ms, until, after, started }: Moment): Scene['act'] => {
  if (ms === undefined && until === undefined) return undefined;
  return async (stage) => {
    await played(ms ?? 0)(stage);
    if (until !== undefined) await stage.until(until);
    if (after !== undefined) await stage.run(after);
    if (started === undefined) return;
    await stage.click(/^Start/);
    await stage.run(started);
  };
};

export const slotScenes = (game: string, moments: Readonly<Record<string, Moment>>): readonly Scene[] =>
  Object.entries(moments).map(([name, moment]): Scene => {
    const { round = { is: anything }, table = usdt, known, cramped, calm } = moment;
    const act = actOf(moment);
    return {
      ...{ name: `${game}-${name}`, round, table: { ...table, ...known } },
      ...(calm ? {} : { moves: true }),
      ...(cramped ? { cramped } : {}),
      ...(act === undefined ? {} : { act }),
    };
  });

/** Rounds of a slot by its spins: `spin` has no free ones. */
export const roundsBy = (spinsOf: (round: FoundRound) => number) => ({
  spin: (least: bigint, most: bigint): Scene['round'] => ({
    is: (round) => spinsOf(round) === 1 && pays(least, most)(round),
  }),
  /** With so many free spins, of which something is won. */
  freeSpins: (count: number, above: bigint): Scene['round'] => ({
    is: (round) => spinsOf(round) === count + 1 && round.multiplierE4 > above,
  }),
});
