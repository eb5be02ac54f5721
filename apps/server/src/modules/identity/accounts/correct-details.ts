/** Operators correct details that players cannot change themselves. The audit log names fields and reason, never values. */
import type { DetailsCorrection } from '@carmine/contract/back-office/players/corrections';
import { fullNameField } from '@carmine/contract/account/user-service';
import { playerDetailsCorrected } from '../../../platform/events/catalogue/identity.ts';
import type { Sql } from '../../../database/database.ts';
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import { ageOn, type Editable } from '../players/details.ts';
import type { Digest } from '../digest.ts';
import type { Deps } from '../deps.ts';
import { openPlayer, toEditable, toProfileRow } from '../players/player.ts';
import * as players from '../players/player-store.ts';
import { countryOf } from './read-profile.ts';
import { keepSearchMarks } from '../search/search-players.ts';
import { publishSecurityChange } from '../publish-security-change.ts';
import { unknownPart } from './update-profile.ts';

/** Field names for the audit log. */
const partsOf = {
  firstName: ['firstName'],
  lastName: ['lastName'],
  dateOfBirth: ['dateOfBirth'],
  gender: ['gender'],
  country: ['country'],
  phone: ['dialingCode', 'phoneNumber'],
  home: ['address', 'address2', 'zipCode', 'city', 'state'],
} as const satisfies Record<string, readonly (keyof Editable)[]>;

export type CorrectedField = keyof typeof partsOf;

const changedFields = (current: Editable, next: Editable): CorrectedField[] =>
  (Object.keys(partsOf) as CorrectedField[]).filter((field) =>
    partsOf[field].some((part) => current[part] !== next[part]),
  );

/** A new home address replaces the old one completely; a new country at least removes its state. */
const corrected = (current: Editable, { phone, home, ...plain }: DetailsCorrection): Editable => {
  const next: Record<string, unknown> = { ...current };
  const put = (values: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(values)) if (value !== undefined) next[name] = value;
  };
  const { dateOfBirth } = plain;
  put({ ...plain, ...(dateOfBirth === undefined ? {} : { dateOfBirth: Math.floor(dateOfBirth / 86_400) * 86_400 }) });
  put(phone ?? {});
  if (home !== undefined) for (const part of partsOf.home) delete next[part];
  else if (next['country'] !== current.country) delete next['state'];
  put(home ?? {});
  return next as unknown as Editable;
};

export interface CorrectionInput<R extends string> {
  readonly playerId: PlayerId;
  readonly correction: DetailsCorrection;
  readonly operatorId: OperatorId;
  /** The operator's wording. */
  readonly reason: string;
  /** Runs in the same transaction before anything is written; returning a reason refuses the whole correction. */
  readonly follow: (sql: Sql, fields: readonly CorrectedField[]) => Promise<R | undefined>;
}

type Refused =
  | 'not_found'
  | 'nothing_changed'
  | 'name_not_valid'
  | 'under_age'
  | 'unknown_country'
  | 'unknown_state'
  | 'unknown_dialing_code';

export type CorrectionResult<R extends string> =
  | { readonly ok: true; readonly fields: readonly CorrectedField[] }
  | { readonly ok: false; readonly reason: Refused | R };

const refusalOf = (deps: Deps, current: Editable, next: Editable, legalAge: number): Refused | undefined => {
  const fields = changedFields(current, next);
  if (fields.length === 0) return 'nothing_changed';
  const isNamed = fullNameField.safeParse(`${next.firstName} ${next.lastName}`).success;
  if (!isNamed && (fields.includes('firstName') || fields.includes('lastName'))) return 'name_not_valid';
  const isTooYoung = next.dateOfBirth !== undefined && ageOn(next.dateOfBirth, deps.clock.now()) < legalAge;
  return isTooYoung ? 'under_age' : unknownPart(deps, current, next);
};

export const correctDetails =
  (deps: Deps, digest: Digest) =>
  async <R extends string>(input: CorrectionInput<R>): Promise<CorrectionResult<R>> => {
    const { playerId, correction, operatorId } = input;
    const country = correction.country === undefined ? undefined : deps.countries.find(correction.country);
    if (correction.country !== undefined && country === undefined) return { ok: false, reason: 'unknown_country' };
    // Read before the transaction, which must not wait for a second connection.
    const legalAge = await deps.countries.legalAge(country ?? (await countryOf(deps)(playerId)));
    return deps.db.transaction(async (sql): Promise<CorrectionResult<R>> => {
      const row = await players.lockPlayer(sql, playerId);
      if (row === undefined || row.key_sealed === null) return { ok: false, reason: 'not_found' };
      const player = openPlayer(deps.secretBox, row);
      const current = toEditable(player);
      const next = corrected(current, { ...correction, country });
      const fields = changedFields(current, next);
      const refusal = refusalOf(deps, current, next, legalAge) ?? (await input.follow(sql, fields));
      if (refusal !== undefined) return { ok: false, reason: refusal };
      await deps.audit.record(sql, {
        ...{ operatorId, action: 'player.correct', ...aboutPlayer(deps, playerId) },
        details: { fields, reason: input.reason },
      });
      await players.updateProfile(sql, playerId, toProfileRow(player.key, next));
      await keepSearchMarks(sql, digest, playerId, next);
      await publishSecurityChange(sql, deps, playerId, 'details_corrected');
      await deps.publish(sql, playerDetailsCorrected, playerId.toString(), { playerId });
      return { ok: true, fields };
    });
  };
