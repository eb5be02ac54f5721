/** The operator's rules for withdrawals without review or without a second approval. Pure. */

export interface Rules {
  readonly automatic: boolean;
  /** EUR cents. */
  readonly automaticUpTo: bigint;
  readonly automaticPerDay: bigint;
  readonly twoPersonsFrom: bigint;
}

/** Whether more would be paid without review or without a second approval than before. */
export const isLooser = (rules: Rules, before: Rules): boolean =>
  rules.twoPersonsFrom > before.twoPersonsFrom ||
  (rules.automatic &&
    (!before.automatic ||
      rules.automaticUpTo > before.automaticUpTo ||
      rules.automaticPerDay > before.automaticPerDay));
