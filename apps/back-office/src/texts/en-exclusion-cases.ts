/** The texts of accounts that may belong to an excluded person. */
export const exclusionCases = {
  title: 'Excluded elsewhere?',
  text: 'A player who shares a verified identity, a payment card or account, or an identity document with an excluded player is excluded automatically. A name and a date of birth prove nothing: compare documents, address, phone and payments, then decide.',
  basis: {
    name_and_birth_date: 'Same name and date of birth',
    verified_identity: 'Same verified identity',
    payment_instrument: 'Paid with the same card or account',
    document: 'Same identity document',
  },
  excluded: 'The excluded player',
  bound: 'excluded here too',
  waits: 'needs a decision',
  decisions: { same_person: 'Same person', different_persons: 'Different people' },
  decided: (what: string, who: string, at: string) => `${what}, decided by ${who}, ${at}`,
  same: 'Same person: exclude here too',
  different: 'Different people: never match again',
  reason: 'Reason (audited)',
} as const;
