/** Moments of rounds with an ante: chips are placed, the cards dealt, and the choice made by its key. */
import { usdt, type FoundRound, type Scene, type SceneStage } from './scene.ts';

/** `dealMs`: until the cards lie there. */
export const anteDealt =
  (place: (stage: SceneStage) => Promise<void>, dealMs: number) =>
  (key: string, ms = 4_600) =>
  async (stage: SceneStage): Promise<void> => {
    await place(stage);
    await stage.key(' ');
    await stage.run(dealMs);
    if (key === '') return;
    await stage.key(key);
    await stage.run(ms);
  };

export const anteMoment = (id: string, params: object) => ({
  ends:
    (outcome: string, hand?: string) =>
    ({ view }: FoundRound): boolean =>
      view['outcome'] === outcome && (hand === undefined || view['hand'] === hand),
  moment: (
    name: string,
    actions: readonly string[],
    is: (round: FoundRound) => boolean,
    act: NonNullable<Scene['act']>,
  ): Scene => ({
    ...{ name: `${id}-${name}`, table: usdt, moves: true, act },
    round: { params, actions, is },
  }),
});
