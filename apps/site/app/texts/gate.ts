/** What stands on the way to the cashier of somebody who may not play: loads with every page, so it is short. */
export const gateTexts = { cashOut: 'Sign in to withdraw', confined: 'Go to your money' } as const;
