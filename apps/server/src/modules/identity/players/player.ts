/** A player with opened details, as use cases need it. */
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { Details, Editable } from './details.ts';
import { openPlayerKey, type PlayerKey } from './player-key.ts';
import type { PlayerRow, ProfileRow } from './player-store.ts';

export interface Player {
  row: PlayerRow;
  key: PlayerKey;
  details: Details;
}

const field = 'details';

/** Throws for an erased player, who cannot sign in and should never get here. */
export const openPlayer = (box: SecretBox, row: PlayerRow): Player => {
  if (row.key_sealed === null) throw new Error('The player is erased');
  const key = openPlayerKey(box, row.id, row.key_sealed);
  return { row, key, details: JSON.parse(key.open(field, row.details_sealed)) as Details };
};

export const sealDetails = (key: PlayerKey, details: Details): Buffer => key.seal(field, JSON.stringify(details));

export const fullNameOf = (details: Details): string => `${details.firstName} ${details.lastName}`;

export const toEditable = ({ row, details }: Player): Editable => ({
  ...details,
  ...(row.country === null ? {} : { country: row.country }),
  ...(row.avatar === null ? {} : { avatar: row.avatar }),
  receiveEmailPromo: row.receive_email_promo,
});

export const toProfileRow = (key: PlayerKey, editable: Editable): ProfileRow => {
  const { country, avatar, receiveEmailPromo, ...details } = editable;
  return { detailsSealed: sealDetails(key, details), country, avatar, receiveEmailPromo };
};
