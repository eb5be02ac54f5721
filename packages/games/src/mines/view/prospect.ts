/** What a round of Mines has found, and the exact chance of what it asks next. */
import { multiplierE4Of, tiles, type MinesParams } from '../versions/1-odds.ts';
import type { MinesView } from '../game.ts';

export interface Prospect {
  readonly found: number;
  /** Of all gems under the tiles. */
  readonly gems: number;
  /** What the next gem pays, or what the round that is over paid; in 1/10,000. */
  readonly worth: { readonly is: 'next' | 'paid'; readonly multiplierE4: bigint };
  /** A tile of the open round, or the first one of the next: so many of so many hide a gem. */
  readonly next: { readonly first: boolean; readonly gems: number; readonly tiles: number } | undefined;
}

interface Seen {
  readonly params: MinesParams;
  readonly view: MinesView;
  readonly open: boolean;
}

const foundBy = ({ opened, revealed }: MinesView): number =>
  opened.filter((tile) => revealed?.includes(tile) !== true).length;

/** `round`: the one on the board; `mines`: of the bet that would be placed now. */
export const prospectOf = (round: Seen | undefined, mines: number): Prospect => {
  const first = { first: true, gems: tiles - mines, tiles };
  if (round === undefined)
    return {
      ...{ found: 0, gems: tiles - mines, next: first },
      worth: { is: 'next', multiplierE4: multiplierE4Of(mines, 1) },
    };
  const { params, view, open } = round;
  const [found, gems] = [foundBy(view), tiles - params.mines];
  if (!open) return { found, gems, worth: { is: 'paid', multiplierE4: BigInt(view.worthE4) }, next: first };
  return {
    ...{ found, gems },
    worth: { is: 'next', multiplierE4: multiplierE4Of(params.mines, found + 1) },
    next: found === gems ? undefined : { first: found === 0, gems: gems - found, tiles: tiles - found },
  };
};
