/** The operator's rule of what leaves without a person, or without a second one: pure. */

export interface Rules {
  readonly automatic: boolean;
  /** EUR cents. */
  readonly automaticUpTo: bigint;
  readonly automaticPerDay: bigint;
  readonly twoPersonsFrom: bigint;
}

/** Whether more would leave without a person, or without a second one, than before. */
export const isLooser = (rules: Rules, before: Rules): boolean =>
  rules.twoPersonsFrom > before.twoPersonsFrom ||
  (rules.automatic &&
    (!before.automatic ||
      rules.automaticUpTo > before.automaticUpTo ||
      rules.automaticPerDay > before.automaticPerDay));
