/** The texts of proving that an address is one's own. */
export const addressProofTexts = {
  why: 'Part of this money is locked: it can be withdrawn but not played with. We will send it automatically once you have verified that the address is yours.',
  start: 'Verify this address',
  proven: 'Address verified. Thank you.',
  message: 'Sign this message with your wallet',
  copy: 'Copy',
  copied: 'Copied',
  signature: 'Signature',
  check: 'Check signature',
  transfer: (amount: string) => `Or send exactly ${amount} from this address to`,
  transferHint: 'Use a wallet whose keys you hold, not an exchange. The amount you send stays yours.',
  staff: 'Or withdraw without this proof: two members of our team will review it first.',
  failed: 'That did not work. Please try again.',
} as const;
