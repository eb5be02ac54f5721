import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProfileUpdate } from '@carmine/contract/account/profile';
import { detailsForCoins, detailsOf } from '@carmine/contract/account/required-details';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { createTestIdentity, malta, openConnections, registered, type TestIdentity } from '../test-identity.ts';

let database: TestDatabase;
let it: TestIdentity;

beforeAll(async () => {
  database = await testDatabase();
  it = createTestIdentity(database.app);
});
afterAll(() => database.close());

const born = Date.UTC(1990, 4, 17) / 1000;
const filled: ProfileUpdate = {
  dateOfBirth: born,
  gender: 'Female',
  country: 'Malta',
  city: 'Valletta',
  address: '1 Republic Street',
  zipCode: 'VLT 1111',
  nickName: 'ada',
  phoneNumber: '99123456',
  dialingCode: '356',
  avatar: 'koi',
};

/** A player who has just completed step-up. */
const proven = (playerId: PlayerId) => ({ playerId, steppedUpAt: new Date() });

const player = async (update: ProfileUpdate = {}) => {
  const made = await registered(it);
  const saved = await it.identity.updateProfile(proven(made.playerId), update, malta.ip);
  if (!saved.ok) throw new Error(saved.reason);
  return { ...made, profile: saved.profile };
};

const update = (playerId: PlayerId, change: ProfileUpdate) =>
  it.identity.updateProfile(proven(playerId), change, malta.ip);

describe('fields not named in an update', () => {
  const rowsOf = async (playerId: PlayerId) => {
    const {
      updated_at: _at,
      details_sealed: _sealed,
      ...profile
    } = await database.db.one<Record<string, unknown>>('select * from player_profiles where player_id = $1', [
      playerId,
    ]);
    return { account: await database.db.one('select * from players where id = $1', [playerId]), profile };
  };

  test('are not written, even if the check of fields is bypassed', async () => {
    const { playerId, profile } = await player(filled);
    const before = await rowsOf(playerId);
    const columns = [...Object.keys(before.account), ...Object.keys(before.profile), 'updated_at', 'details_sealed'];
    const unlisted = columns.filter((name) => !(name in filled) && name !== 'country');
    const intruding = Object.fromEntries(
      [...unlisted, 'fullName', 'confirmed', 'status', 'idVerification', 'playerId', '__proto__'].map((name) => [
        name,
        'closed',
      ]),
    );
    const saved = await update(playerId, { ...intruding, nickName: 'countess' });
    expect(saved).toEqual({
      ok: true,
      profile: { ...profile, userDetails: { ...profile.userDetails, nickName: 'countess' } },
    });
    expect(await rowsOf(playerId)).toEqual(before);
  });
});

describe('the profile', () => {
  test('starts with the registration’s data', async () => {
    const { profile, input } = await player();
    expect(profile).toMatchObject({
      email: input.email,
      confirmed: false,
      firstName: 'Ada',
      lastName: 'Lovelace King',
      idVerification: { verified: false, status: 'none' },
      userDetails: {
        country: null,
        dateOfBirth: null,
        phone: { phoneNumber: null, dialingCode: null },
        receiveEmailPromo: false,
      },
    });
  });

  test('stores what is filled in, the country as its code, the dialing code with its plus', async () => {
    const { playerId } = await player(filled);
    const profile = await it.identity.profile(playerId);
    expect(profile?.userDetails).toEqual({
      phone: { phoneNumber: '99123456', dialingCode: '+356' },
      address: '1 Republic Street',
      address2: null,
      nickName: 'ada',
      zipCode: 'VLT 1111',
      country: 'MT',
      city: 'Valletta',
      state: null,
      gender: 'Female',
      dateOfBirth: born,
      receiveEmailPromo: false,
    });
    expect(profile?.avatar).toBe('koi');
    expect(await it.identity.country(playerId)).toBe('MT');
  });

  test.each([
    { dateOfBirth: born + 86_400 },
    { gender: 'Male' as const },
    { country: 'DE' },
    { email: 'other@mail.example' },
    { firstName: 'Grace' },
    { lastName: 'Hopper' },
  ])('locks %o once filled, and takes the same value again', async (change) => {
    const { playerId } = await player(filled);
    expect(await update(playerId, change)).toEqual({
      ok: false,
      reason: 'field_locked',
      fields: Object.keys(change),
    });
    expect(await update(playerId, { ...filled, country: 'mt' })).toMatchObject({ ok: true });
    const own = await it.identity.profile(playerId);
    const same = { email: own?.email.toUpperCase(), firstName: own?.firstName, lastName: own?.lastName };
    // Compared by date: any time of that day is equal.
    expect(await update(playerId, { ...same, dateOfBirth: born + 1 })).toMatchObject({ ok: true });
    expect((await it.identity.profile(playerId))?.userDetails).toMatchObject({
      dateOfBirth: born,
      gender: 'Female',
      country: 'MT',
    });
  });

  test('lets nickname, avatar, phone and the e-mail option change, and be cleared', async () => {
    const { playerId } = await player(filled);
    const change = {
      nickName: 'countess',
      avatar: 'fox' as const,
      phoneNumber: '79000000',
      dialingCode: '+49',
      receiveEmailPromo: true,
    };
    expect(await update(playerId, change)).toMatchObject({ ok: true });
    expect(await it.identity.profile(playerId)).toMatchObject({
      avatar: 'fox',
      userDetails: {
        nickName: 'countess',
        phone: { phoneNumber: '79000000', dialingCode: '+49' },
        receiveEmailPromo: true,
      },
    });
    await update(playerId, { nickName: '' });
    expect((await it.identity.profile(playerId))?.userDetails.nickName).toBeNull();
  });

  test('requires step-up to change an existing phone number', async () => {
    const { playerId } = await player();
    const long = { playerId, steppedUpAt: new Date(Date.now() - 16 * 60_000) };
    const save = (change: ProfileUpdate) => it.identity.updateProfile(long, change, malta.ip);
    const first = { phoneNumber: '99123456', dialingCode: '+356' };
    expect(await save(first)).toMatchObject({ ok: true });
    for (const change of [{ phoneNumber: '79000000' }, { dialingCode: '+49' }, { phoneNumber: '' }]) {
      expect(await save({ ...change, nickName: 'thief' })).toEqual({ ok: false, reason: 'step_up_required' });
    }
    expect(await save({ ...first, nickName: 'ada' })).toMatchObject({ ok: true });
    expect((await it.identity.profile(playerId))?.userDetails).toMatchObject({
      ...{ nickName: 'ada', phone: first },
    });
  });

  test('lets the address be corrected until proof of address is verified', async () => {
    const { playerId } = await player(filled);
    expect(await update(playerId, { address: '2 Republic Street' })).toMatchObject({ ok: true });
    const changes = it.events.flatMap(({ topic, payload }) =>
      topic === 'security.changed' && payload['playerId'] === playerId.toString() ? [payload['change']] : [],
    );
    expect(changes).toEqual(['address_changed']);
    const verified = createTestIdentity(database.app, {
      findVerification: async () => ({ id: 'verified', bill: 'verified' }),
    });
    expect(await verified.identity.updateProfile(proven(playerId), { address: '3 Republic Street' }, malta.ip)).toEqual(
      {
        ok: false,
        reason: 'field_locked',
        fields: ['address'],
      },
    );
    expect(
      await verified.identity.updateProfile(proven(playerId), { address: '2 Republic Street' }, malta.ip),
    ).toMatchObject({
      ok: true,
    });
  });

  test('refuses the whole update when one field of it is locked', async () => {
    const { playerId } = await player(filled);
    await update(playerId, { gender: 'Male', nickName: 'sneaked in' });
    expect((await it.identity.profile(playerId))?.userDetails.nickName).toBe('ada');
  });

  test('stores one of several concurrent birth dates', async () => {
    const { playerId } = await player();
    await openConnections(database.app);
    const days = Array.from({ length: 10 }, (_day, i) => born + i * 86_400);
    const results = await Promise.all(days.map((dateOfBirth) => update(playerId, { dateOfBirth })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('accepts the country’s legal age from the birthday on', async () => {
    const now = new Date('2026-05-17T00:00:00Z');
    const at = createTestIdentity(database.app, { clock: { now: () => now } });
    const { playerId } = await registered(at);
    const of = (date: string) =>
      at.identity.updateProfile(proven(playerId), { dateOfBirth: Date.parse(date) / 1000, country: 'US' }, malta.ip);
    expect(await of('2005-05-18')).toEqual({ ok: false, reason: 'under_age' });
    expect(await of('2005-05-17')).toMatchObject({ ok: true });
  });

  test('refuses an unknown country', async () => {
    const { playerId } = await player();
    expect(await update(playerId, { country: 'Atlantis' })).toEqual({ ok: false, reason: 'unknown_country' });
    expect(await update(playerId, { dialingCode: '+999' })).toEqual({ ok: false, reason: 'unknown_dialing_code' });
    expect(await update(playerId, { country: 'US', state: 'Atlantis' })).toEqual({
      ok: false,
      reason: 'unknown_state',
    });
  });

  test('another player’s id opens another player’s profile only to itself', async () => {
    const first = await player(filled);
    const second = await player();
    expect((await it.identity.profile(second.playerId))?.email).not.toBe(first.input.email);
  });
});

describe('what a gateway still needs', () => {
  const required = [...detailsOf.home, ...detailsOf.phone, 'dateOfBirth'] as const;

  test('is named by the one shared rule; a state only where the country has some', async () => {
    const { playerId } = await player({ ...filled, country: 'Malta' });
    expect(await it.identity.missingFields(playerId, required)).toEqual([]);
    expect(await it.identity.missingFields(playerId, detailsOf.person)).toEqual(['confirmed']);
    const american = await player({ ...filled, country: 'US' });
    expect(await it.identity.missingFields(american.playerId, required)).toEqual(['state']);
    const bare = await player();
    expect(await it.identity.missingFields(bare.playerId, detailsForCoins)).toEqual(['dateOfBirth', 'country']);
  });
});

describe('e-mail promotions', () => {
  const consents = async (playerId: bigint) =>
    (
      await database.db.rows<{ given: boolean }>(
        `select given from consents where player_id = $1 and kind = 'email_promotions' order by id`,
        [playerId],
      )
    ).map(({ given }) => given);

  test('every changed answer is a record, a repeated one is not', async () => {
    const { playerId } = await player();
    await it.identity.answerPromotions(playerId, { mail: true }, malta.ip);
    await it.identity.answerPromotions(playerId, { mail: true }, malta.ip);
    await update(playerId, { receiveEmailPromo: false });
    expect(await consents(playerId)).toEqual([false, true, false]);
  });

  test('the signed link of a mail unsubscribes its player, and a forged one nobody', async () => {
    const first = await player({ receiveEmailPromo: true });
    const second = await player({ receiveEmailPromo: true });
    const id = it.identity.unsubscribeId(first.playerId);
    const forged = Buffer.from(id, 'base64url');
    forged.writeBigUInt64BE(second.playerId);
    for (const wrong of [forged.toString('base64url'), '', 'x', id.slice(1), `${id}AA`]) {
      expect(await it.identity.unsubscribe(wrong)).toEqual({ ok: false, reason: 'not_found' });
    }
    expect(await it.identity.unsubscribe(id)).toEqual({ ok: true });
    expect(await it.identity.unsubscribe(id)).toEqual({ ok: true });
    expect((await it.identity.profile(first.playerId))?.userDetails.receiveEmailPromo).toBe(false);
    expect((await it.identity.profile(second.playerId))?.userDetails.receiveEmailPromo).toBe(true);
  });
});
