/** The words of a round’s proof. */
export const proofTexts = {
  chips: 'Chips',
  roll: 'Roll',
  rollWith: (chips: string) => `Roll with ${chips}`,
  throws: 'Throws',
  diceHow: 'below(6) + 1, twice for each throw',
  thrown: (throws: readonly (readonly number[])[]) =>
    throws.map(([one = 0, other = 0]) => `${one} + ${other} = ${one + other}`).join(', '),
  won: 'Pays',
  nothing: 'nothing',
  wonHow: 'what each spot paid over all throws, its chips included',
  wrong:
    'Place chips as “pass 5, place-6 12, twelve 1”: a spot that is open before the first throw, and its number of chips; 6 and 8 six at a time.',
} as const;
