/** The on-ramps of `onramps.ts` that this installation uses; operators can disable them. */
import type { OnRamp } from '../../modules/payments/onramps/ports.ts';
import type { OutsideParty } from '../../platform/settings/outside-party.ts';
import type { Surroundings } from '../adapter.ts';
import { byRank, chooseParties } from '../chosen-parties.ts';
import type { OnRampAdapter, OnRampSurroundings } from './define-onramp.ts';
import * as registered from './onramps.ts';

export const onRamps: readonly OnRampAdapter[] = Object.values(registered).toSorted(byRank);

const choice = chooseParties(onRamps, {
  variable: 'ONRAMPS',
  meaning: 'the on-ramps of this house, separated by commas',
  none: 'where no crypto is sold',
  one: 'an on-ramp',
});

export const onRampParties: readonly OutsideParty[] = choice.parties;

export const createOnRampAdapters = (surroundings: Surroundings & OnRampSurroundings): OnRamp[] =>
  choice.used(surroundings.env).map((onRamp) => onRamp.open(surroundings));
