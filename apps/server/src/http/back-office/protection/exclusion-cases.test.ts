import { postGame } from '@carmine/contract/games/game-service';
import { getProfile, putProfile } from '@carmine/contract/account/profile';
import { type BreakPeriod, getProtectionStatus, putSelfExclude } from '@carmine/contract/account/protection';
import { readAuditLog } from '@carmine/contract/back-office/audit';
import { decideExclusionCase, listExclusionCases } from '@carmine/contract/back-office/exclusion-cases';
import { readPlayerProtection } from '@carmine/contract/back-office/protection';
import { clearRiskFlag, readPlayerRisk } from '@carmine/contract/back-office/risk';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { handInIdentity } from '../../../testing/proven-identity.ts';
import { theGateway } from '../../../testing/the-gateway.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let support: Visitor;
let risk: Visitor;

beforeAll(async () => {
  server = await testServer();
  [support, risk] = await Promise.all([enrolOperator(server, 'support'), enrolOperator(server, 'risk')]);
});
afterAll(() => server.close());

const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};
const numberOf = ({ userId }: SignedUp) => {
  const id = server.platform.ids.decode('usr', userId);
  if (id === undefined) throw new Error('No such player');
  return id;
};
const sql = () => server.database.db;
const born = { body: { dateOfBirth: 642_902_400, country: 'MT' } };

/** Two accounts with one name and birth date; nothing is proven for either. */
const namesakes = async (fullName: string): Promise<[SignedUp, SignedUp]> => {
  const one = await server.signUp({ fullName });
  const other = await server.signUp({ fullName });
  for (const player of [one, other]) dataOf(await player.call(putProfile, born));
  // As after a launch: computes the accounts' marks.
  for (const player of [one, other]) await match(player);
  return [one, other];
};
const match = (player: SignedUp) => server.modules.protection.matchExclusion(numberOf(player));
const exclude = async (player: SignedUp, selfExcludePeriod: BreakPeriod = '180d') =>
  dataOf(await player.call(putSelfExclude, { body: { selfExcludePeriod } }));
const protectionStatusOf = async (player: SignedUp) =>
  (await server.modules.wallet.gate(numberOf(player)))?.protectionStatus;

const handIn = (player: SignedUp, status: 'verified' | 'pending', document?: string) =>
  handInIdentity(sql(), numberOf(player), status, document);
/** A credited deposit paid with this card. */
const payWith = async (player: SignedUp, card: string) => {
  await sql().transaction(async (owner) => {
    await owner.run('alter table deposits disable trigger user');
    const { id } = await owner.one<{ id: bigint }>(
      `insert into deposits (player_id, gateway, currency, amount, eur_cents, eur_rate, country, state, credited_at, expires_at)
       values ($1, '${theGateway.code}', 'EUR', 100, 100, 1, 'MT', 'credited', now(), now()) returning id`,
      [numberOf(player)],
    );
    await owner.run(
      `insert into deposit_instruments (deposit_id, player_id, mark) values ($1, $2, sha256(convert_to($3, 'UTF8')))`,
      [id, numberOf(player), card],
    );
    await owner.run('alter table deposits enable trigger user');
  });
};

const casesOf = async ({ userId }: SignedUp) =>
  dataOf(await support.call(listExclusionCases, { params: { id: userId } }));
const decide = async (operator: Visitor, player: SignedUp, decision: 'same_person' | 'different_persons') =>
  operator.call(decideExclusionCase, {
    params: { id: (await casesOf(player))[0]?.id ?? '' },
    body: { decision, reason: 'compared the documents' },
  });
const flagsOf = async (player: SignedUp) =>
  dataOf(await risk.call(readPlayerRisk, { params: { id: player.userId } })).flags.filter(
    ({ kind }) => kind === 'excluded_elsewhere',
  );

describe('a player with another person’s name and birth date', () => {
  test('excludes only the own account, whoever is verified; staff gets a case', async () => {
    const [stranger, victim] = await namesakes('Ada Stranger');
    await handIn(victim, 'verified');
    await exclude(stranger, 'forever');
    expect(await protectionStatusOf(victim)).toBe('active');
    expect(await match(victim)).toBe(false);
    expect((await victim.call(getProtectionStatus, {})).ok && (await protectionStatusOf(victim))).toBe('active');
    expect(await casesOf(victim)).toMatchObject([
      { excluded: stranger.userId, basis: 'name_and_birth_date', bound: false, decision: null },
    ]);
    expect(await flagsOf(victim)).toMatchObject([{ holds: false, other: stranger.userId, clearedAt: null }]);
  });

  test('gains nothing by the other person’s document unless it was accepted', async () => {
    const [stranger, victim] = await namesakes('Ben Document');
    await handIn(victim, 'verified', 'ben’s passport');
    await handIn(stranger, 'pending', 'ben’s passport');
    await exclude(stranger, 'forever');
    expect(await protectionStatusOf(victim)).toBe('active');
  });

  test('gets no further past the program: the database begins no match that is not proven', async () => {
    const [stranger, victim] = await namesakes('Cia Past');
    await exclude(stranger, 'forever');
    const { app } = server.database;
    await app.run(`select start_break($1, 'forever', 'match', null)`, [numberOf(victim)]);
    await app.run('select match_exclusion($1)', [numberOf(victim)]);
    await expect(
      app.run(`select begin_break($1, 'forever', 'match', null, $2)`, [numberOf(victim), numberOf(stranger)]),
    ).rejects.toThrow('permission denied');
    await expect(
      app.run(`update exclusion_cases set decision = 'same_person' where player_id = $1`, [numberOf(victim)]),
    ).rejects.toThrow('permission denied');
    expect(await protectionStatusOf(victim)).toBe('active');
  });
});

describe('one person’s accounts', () => {
  test('are excluded together where both identities were verified, and only one exclusion begins', async () => {
    const [one, other] = await namesakes('Dan Verified');
    for (const player of [one, other]) await handIn(player, 'verified');
    await exclude(one);
    expect(await protectionStatusOf(other)).toBe('excluded');
    await Promise.all([match(other), match(other), match(other)]);
    expect(dataOf(await support.call(readPlayerProtection, { params: { id: other.userId } })).breaks).toHaveLength(1);
    expect(await casesOf(other)).toMatchObject([{ basis: 'verified_identity', bound: true }]);
    expect(await flagsOf(other)).toEqual([]);
  });

  test('are not on a cool-off together, and one that is opened later is found when it first wants to play', async () => {
    const [one, other] = await namesakes('Zoë Maria Borg');
    for (const player of [one, other]) await handIn(player, 'verified');
    const play = (player: SignedUp) => player.call(postGame, { body: { launchId: 'dice', demo: false } });
    await exclude(one, '90d');
    expect((await play(other)).status).toBe(201);
    await exclude(one);
    expect((await other.call(getProfile, {})).status).toBe(451);
    const later = await server.signUp({ fullName: 'maria Zoe BORG' });
    await later.call(putProfile, born);
    await handIn(later, 'verified');
    expect((await play(later)).status).toBe(451);
  });

  test.each([
    ['Oskar Pine', 'Оскар Пине'],
    ['Ann Pope', 'Ann \u0420\u043E\u0440\u0435'],
  ])('are found where %s is written in other letters, also by an older mark: %s', async (name, spelled) => {
    const [one, other] = [await server.signUp({ fullName: name }), await server.signUp({ fullName: spelled })];
    for (const player of [one, other]) {
      await player.call(putProfile, born);
      await handIn(player, 'verified');
    }
    await exclude(one);
    await sql().run(`update player_marks set folds = '{}' where player_id = $1`, [numberOf(one)]);
    expect(await match(other)).toBe(true);
  });

  test('are found by the card that both paid with, whatever their names', async () => {
    const one = await server.signUp({ fullName: 'Eve Card' });
    const other = await server.signUp({ fullName: 'Flo Card' });
    for (const player of [one, other]) await payWith(player, 'card 1');
    await exclude(one);
    expect(await protectionStatusOf(other)).toBe('excluded');
  });

  test('are found by a document that was accepted for the excluded one and handed in for the other', async () => {
    const one = await server.signUp({ fullName: 'Gus Paper' });
    const other = await server.signUp({ fullName: 'Gustav Paper' });
    await handIn(one, 'verified', 'gus’s passport');
    await exclude(one);
    await handIn(other, 'pending', 'gus’s passport');
    expect(await match(other)).toBe(true);
    expect(await protectionStatusOf(other)).toBe('excluded');
  });

  test('that are matched do not reach further: an exclusion by match excludes no third account', async () => {
    const one = await server.signUp({ fullName: 'Hal Chain' });
    const [middle, third] = await namesakes('Ida Chain');
    for (const player of [one, middle]) await payWith(player, 'card 2');
    for (const player of [middle, third]) await handIn(player, 'verified');
    await exclude(one);
    expect(await protectionStatusOf(middle)).toBe('excluded');
    expect(await match(third)).toBe(false);
  });
});

describe('one operator’s decision', () => {
  test('excludes the same person’s account, clears the flag, and can be undone permanently', async () => {
    const [one, other] = await namesakes('Jon Decided');
    await exclude(one, '365d');
    await match(other);
    const [flag] = await flagsOf(other);
    expect(
      await risk.call(clearRiskFlag, { params: { id: flag?.id ?? '' }, body: { reason: 'looks fine' } }),
    ).toMatchObject({ status: 409, problem: { code: 'flag_is_a_case' } });
    await expect(
      sql().run(`update risk_flags set cleared_at = now(), cleared_by = 1 where player_id = $1`, [numberOf(other)]),
    ).rejects.toThrow('decided first');
    expect(await decide(support, other, 'same_person')).toMatchObject({ status: 403 });
    expect(dataOf(await decide(risk, other, 'same_person'))).toEqual({ outcome: 'bound' });
    expect(await protectionStatusOf(other)).toBe('excluded');
    expect((await flagsOf(other))[0]?.clearing).toBe('compared the documents');
    expect(await decide(risk, other, 'same_person')).toMatchObject({ problem: { code: 'already_decided' } });

    expect(dataOf(await decide(risk, other, 'different_persons'))).toEqual({ outcome: 'ended' });
    expect(await protectionStatusOf(other)).toBe('active');
    for (const player of [one, other]) await handIn(player, 'verified');
    expect(await match(other)).toBe(false);
    expect(await decide(risk, other, 'same_person')).toMatchObject({ problem: { code: 'already_decided' } });
    const audit = dataOf(await risk.call(readAuditLog, { query: { player: other.userId, size: 50 } })).items;
    expect(audit.filter(({ action }) => action === 'exclusion_case.decide')).toHaveLength(2);
  });

  test('undoes a match that was proven wrongly, and an own exclusion that it had replaced holds again', async () => {
    const [one, other] = await namesakes('Kim Own');
    await exclude(other, '180d');
    for (const player of [one, other]) await handIn(player, 'verified');
    await exclude(one, 'forever');
    const breaks = async () =>
      dataOf(await support.call(readPlayerProtection, { params: { id: other.userId } })).breaks;
    expect(await breaks()).toMatchObject([
      { source: 'match', period: 'forever' },
      { source: 'player', period: '180d' },
    ]);
    expect(dataOf(await decide(risk, other, 'different_persons'))).toEqual({ outcome: 'held' });
    expect(await protectionStatusOf(other)).toBe('excluded');
    expect(await breaks()).toMatchObject([
      { source: 'player', period: '180d', endedAt: null },
      { source: 'match' },
      { source: 'player' },
    ]);
  });

  test('is one of several at once, and a match in that moment does not outlive it', async () => {
    const [one, other] = await namesakes('Liv Race');
    for (const player of [one, other]) await handIn(player, 'verified');
    await exclude(one);
    const outcomes = await Promise.all([
      ...Array.from({ length: 4 }, () => decide(risk, other, 'different_persons')),
      ...Array.from({ length: 4 }, () => match(other)),
    ]);
    expect(outcomes.filter((outcome) => typeof outcome === 'object' && outcome.ok)).toHaveLength(1);
    expect(await protectionStatusOf(other)).toBe('active');
  });
});

test('exclusions matched by name and birth date become cases, and proven ones continue', async () => {
  const [stranger, victim] = await namesakes('Mia Before');
  const [one, other] = await namesakes('Nils Before');
  await exclude(stranger, 'forever');
  for (const player of [one, other]) await handIn(player, 'verified');
  await exclude(one, 'forever');
  // As stored before the migration.
  for (const player of [victim, other]) {
    await sql().run('delete from exclusion_cases where player_id = $1', [numberOf(player)]);
    await sql().run(`update breaks set ended_at = now() where player_id = $1 and ended_at is null`, [numberOf(player)]);
    await sql().run(
      `insert into breaks (player_id, kind, period, source) values ($1, 'exclusion', 'forever', 'match')`,
      [numberOf(player)],
    );
    await sql().run('select refresh_protection_status($1)', [numberOf(player)]);
  }
  const text = readFileSync(
    new URL('../../../database/testing/migrations-before-baseline/270-exclusion-cases.sql', import.meta.url),
    'utf8',
  );
  await sql().run(/^do \$\$[\s\S]*?^\$\$;/m.exec(text)?.[0] ?? '');
  expect(await protectionStatusOf(victim)).toBe('active');
  expect(await casesOf(victim)).toMatchObject([{ excluded: stranger.userId, bound: false, decision: null }]);
  expect(await protectionStatusOf(other)).toBe('excluded');
  expect(await casesOf(other)).toMatchObject([{ basis: 'verified_identity', bound: true }]);
});
