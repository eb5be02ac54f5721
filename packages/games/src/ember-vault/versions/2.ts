/** Ember Vault, version 2: version 1, and its respins are for sale. Frozen: a change of the maths is a new file beside this one. */
import type { HoldDefinition } from '../../slots/hold/rules.ts';
import { boughtCoins, price } from './2-payouts.ts';
import { definition as first } from './1.ts';

export const definition: HoldDefinition = {
  ...first,
  version: '2',
  hold: {
    ...first.hold,
    buy: {
      draw: 'instead of the stops, the cells of the coins = draw(cells, coins); then each of these coins, reel by reel from the top = weighted(values); no line pays',
      ...{ coins: boughtCoins, price },
    },
  },
};
