import type { RecordedRound } from '@carmine/games';

/** A round of a seed pair has its nonce, a shared one the number of its link or, at a studio's table, of the round. */
export const numberOf = ({ nonce, fairness, sharedRoundNumber }: RecordedRound): number | undefined =>
  nonce ?? fairness?.chain?.linkNumber ?? sharedRoundNumber;
