/** Whether a new player is still to be asked for limits. Survives the reload that follows a registration, not the tab. */
const key = 'limits-offer';

export const limitsOffer = {
  ask: (): void => sessionStorage.setItem(key, 'yes'),
  isWanted: (): boolean => sessionStorage.getItem(key) !== null,
  done: (): void => sessionStorage.removeItem(key),
};
