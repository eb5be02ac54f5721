/** The studios of `studios.ts` that this house uses; a table names its studio. */
import type { OutsideParty } from '../../platform/settings/outside-party.ts';
import type { Surroundings } from '../adapter.ts';
import { chooseParties } from '../chosen-parties.ts';
import type { OpenStudio, StudioAdapter } from './define-studio.ts';
import * as registered from './studios.ts';

export const studios: readonly StudioAdapter[] = Object.values(registered);

const choice = chooseParties(studios, {
  variable: 'STUDIOS',
  meaning: 'the studios of this house’s live tables, separated by commas',
  none: 'where every table is decided by a chain',
  one: 'a studio',
});

export const studioParties: readonly OutsideParty[] = choice.parties;

export const openStudios = (surroundings: Surroundings): readonly OpenStudio[] =>
  choice.used(surroundings.env).map((studio) => studio.open(surroundings));
