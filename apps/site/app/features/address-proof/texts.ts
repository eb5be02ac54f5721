/** The texts of proving that an address is one's own. */
export const addressProofTexts = {
  why: 'Part of this money can only be withdrawn. It leaves on its own once you have shown that the address is yours.',
  start: 'Prove this address',
  proven: 'This address is yours. Thank you.',
  message: 'Sign this text with your wallet',
  copy: 'Copy',
  copied: 'Copied',
  signature: 'Signature',
  check: 'Check signature',
  transfer: (amount: string) => `Or send exactly ${amount} from this address to`,
  transferHint: 'Use a wallet whose keys you hold, not an exchange. What you send stays yours.',
  staff: 'Or just withdraw: two of our team then look at it first.',
  failed: 'That did not work. Please try again.',
} as const;
