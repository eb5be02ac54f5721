/** Updates details under the player's row lock, so that field locks cannot be bypassed by a race. */
import type { ProfileUpdate } from '@carmine/contract/account/profile';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { insertConsent } from './consent-store.ts';
import { ageOn, applyUpdate, type Editable } from '../players/details.ts';
import type { Digest } from '../digest.ts';
import type { Deps } from '../deps.ts';
import { openPlayer, toEditable, toProfileRow, type Player } from '../players/player.ts';
import * as players from '../players/player-store.ts';
import { countryOf, toProfile, type PlayerProfile } from './read-profile.ts';
import { keepSearchMarks } from '../search/search-players.ts';
import { isSteppedUp } from '../second-factor/step-up.ts';
import { publishSecurityChange } from '../publish-security-change.ts';

export type UpdateProfileResult =
  | { ok: true; profile: PlayerProfile }
  | { ok: false; reason: 'field_locked'; fields: string[] }
  | {
      ok: false;
      reason:
        | 'step_up_required'
        | 'unknown_country'
        | 'unknown_state'
        | 'unknown_dialing_code'
        | 'under_age'
        | 'not_found';
    };

/** The update with the country as its ISO code. */
const withCountry = (deps: Deps, update: ProfileUpdate): ProfileUpdate | undefined => {
  if (typeof update.country !== 'string' || update.country === '') return update;
  const country = deps.countries.find(update.country);
  return country === undefined ? undefined : { ...update, country };
};

/** New values must exist; stored ones are not validated again. */
export const unknownPart = ({ countries }: Deps, current: Editable, next: Editable) => {
  const { state, country, dialingCode } = next;
  const moved = state !== current.state || country !== current.country;
  if (moved && state !== undefined && country !== undefined) {
    if (countries.hasStates(country) && !countries.hasState(country, state)) return 'unknown_state';
  }
  if (dialingCode === undefined || dialingCode === current.dialingCode) return undefined;
  return countries.hasDialingCode(dialingCode) ? undefined : 'unknown_dialing_code';
};

/**
 * Changing an existing phone number needs step-up, because an open browser alone must not redirect our calls. Empty fields can be
 * filled freely.
 */
const movesPhone = (current: Editable, next: Editable): boolean =>
  current.phoneNumber !== undefined &&
  (['phoneNumber', 'dialingCode'] as const).some((part) => current[part] !== undefined && current[part] !== next[part]);

const homeParts = ['address', 'address2', 'zipCode', 'city', 'state'] as const;

/** The home address changes. */
const movesHome = (current: Editable, next: Editable): boolean =>
  current.address !== undefined && homeParts.some((part) => (current[part] ?? '') !== (next[part] ?? ''));

const save = async (sql: Sql, deps: Deps, player: Player, next: Editable, ip: string): Promise<void> => {
  await players.updateProfile(sql, player.row.id, toProfileRow(player.key, next));
  if (next.receiveEmailPromo === player.row.receive_email_promo) return;
  await insertConsent(sql, {
    playerId: player.row.id,
    kind: 'email_promotions',
    given: next.receiveEmailPromo,
    source: 'profile',
    textVersion: deps.consentText('email_promotions'),
    addressSealed: player.key.seal('consent-address', ip),
  });
};

export const updateProfile =
  (deps: Deps, digest: Digest) =>
  async (
    { playerId, steppedUpAt }: { playerId: PlayerId; steppedUpAt: Date | null },
    given: ProfileUpdate,
    ip: string,
  ): Promise<UpdateProfileResult> => {
    const update = withCountry(deps, given);
    if (update === undefined) return { ok: false, reason: 'unknown_country' };
    // Read before the transaction, which must not wait for a second connection. A country is locked once set, so it cannot change in between.
    const status = await deps.findVerification(playerId);
    const country = (await countryOf(deps)(playerId)) ?? update.country ?? '';
    const legalAge = await deps.countries.legalAge(country === '' ? undefined : country);
    return deps.db.transaction(async (sql): Promise<UpdateProfileResult> => {
      const row = await players.lockPlayer(sql, playerId);
      if (row === undefined) return { ok: false, reason: 'not_found' };
      const player = openPlayer(deps.secretBox, row);
      const current = toEditable(player);
      const applied = applyUpdate(current, update, status.bill === 'verified');
      if (!applied.ok) return applied;
      const { next } = applied;
      if (movesPhone(current, next) && !isSteppedUp(steppedUpAt, deps.clock.now())) {
        return { ok: false, reason: 'step_up_required' };
      }
      const unknown = unknownPart(deps, current, next);
      if (unknown !== undefined) return { ok: false, reason: unknown };
      const isTooYoung = next.dateOfBirth !== undefined && ageOn(next.dateOfBirth, deps.clock.now()) < legalAge;
      if (isTooYoung) return { ok: false, reason: 'under_age' };
      await save(sql, deps, player, next, ip);
      await keepSearchMarks(sql, digest, playerId, next);
      if (movesPhone(current, next)) await publishSecurityChange(sql, deps, playerId, 'phone_changed');
      if (movesHome(current, next)) await publishSecurityChange(sql, deps, playerId, 'address_changed');
      const saved = openPlayer(deps.secretBox, (await players.findPlayer(sql, playerId)) ?? row);
      return { ok: true, profile: toProfile(saved, status) };
    });
  };
