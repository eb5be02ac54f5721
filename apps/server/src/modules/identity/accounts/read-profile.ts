/** Reads a player's details, opened. */
import type { Profile } from '@carmine/contract/account/profile';
import { missingDetails, type RequiredDetail } from '@carmine/contract/account/required-details';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { Deps } from '../deps.ts';
import { openPlayer, type Player } from '../players/player.ts';
import { findPlayer, readLastCountry } from '../players/player-store.ts';
import type { VerificationStatus } from '../ports.ts';

/** The profile of section 3 of the specification without the public id, which HTTP adds. */
export type PlayerProfile = Omit<Profile, 'id'>;

const verification = (status: VerificationStatus) => ({ verified: status === 'verified', status });

export const toProfile = (
  { row, details }: Player,
  status: { id: VerificationStatus; bill: VerificationStatus },
): PlayerProfile => ({
  email: details.email,
  confirmed: row.confirmed_at !== null,
  firstName: details.firstName,
  lastName: details.lastName,
  avatar: row.avatar,
  timeZone: row.time_zone,
  idVerification: verification(status.id),
  billVerification: verification(status.bill),
  userDetails: {
    phone: { phoneNumber: details.phoneNumber ?? null, dialingCode: details.dialingCode ?? null },
    address: details.address ?? null,
    address2: details.address2 ?? null,
    nickName: details.nickName ?? null,
    zipCode: details.zipCode ?? null,
    country: row.country,
    city: details.city ?? null,
    state: details.state ?? null,
    gender: details.gender ?? null,
    dateOfBirth: details.dateOfBirth ?? null,
    receiveEmailPromo: row.receive_email_promo,
  },
});

type ReadDeps = Pick<Deps, 'db' | 'secretBox' | 'findVerification'>;

/** Undefined for an unknown or erased player. */
export const readProfile =
  ({ db, secretBox, findVerification }: ReadDeps) =>
  async (playerId: PlayerId): Promise<PlayerProfile | undefined> => {
    const row = await findPlayer(db, playerId);
    if (row === undefined || row.key_sealed === null) return undefined;
    return toProfile(openPlayer(secretBox, row), await findVerification(playerId));
  };

/** The required details that are still missing. */
export const missingFields =
  (deps: ReadDeps & Pick<Deps, 'countries'>) =>
  async (playerId: PlayerId, required: readonly RequiredDetail[]): Promise<RequiredDetail[]> => {
    const profile = await readProfile(deps)(playerId);
    if (profile === undefined) return [...required];
    return missingDetails(profile, required, deps.countries.hasStates);
  };

/** The profile's ISO country code, if set. */
export const countryOf =
  ({ db }: Pick<Deps, 'db'>) =>
  async (playerId: PlayerId): Promise<string | undefined> =>
    (await findPlayer(db, playerId))?.country ?? undefined;

/** The profile's country; where none is set yet, that of the address of the last sign-in. Not for what the profile's own country decides. */
export const placeOf =
  ({ db }: Pick<Deps, 'db'>) =>
  async (playerId: PlayerId): Promise<string | undefined> =>
    (await countryOf({ db })(playerId)) ?? (await readLastCountry(db, playerId));
