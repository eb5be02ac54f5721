/** Whether a bet buys its game's feature: it says so by this parameter in every game, and the ledger knows it by it. */
export const isBought = (params: unknown): boolean =>
  typeof params === 'object' && params !== null && 'buy' in params && params.buy === true;
