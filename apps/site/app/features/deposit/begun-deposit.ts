/** The deposit that a player has begun on this device and not ended: its checkout is shown again, after a reload too. */
import { quietly } from '../../platform/kept/quietly.ts';

/** `player`: its owner; other players on this device are not shown it. */
const keyOf = (player: string): string => `begun-deposit:${player}`;

export const begunDeposit = {
  keep: (player: string | undefined, id: string): void => {
    if (player !== undefined) quietly(() => localStorage.setItem(keyOf(player), id));
  },
  idOf: (player: string | undefined): string | undefined =>
    player === undefined ? undefined : (quietly(() => localStorage.getItem(keyOf(player))) ?? undefined),
  /** It is over, or its player wants to pay in another way. Another one that was begun since stays. */
  forget: (player: string | undefined, id: string): void => {
    if (begunDeposit.idOf(player) === id) quietly(() => localStorage.removeItem(keyOf(player ?? '')));
  },
};
