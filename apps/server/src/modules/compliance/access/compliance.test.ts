import { describe, expect, it } from 'vitest';
import type { Jurisdiction } from '../../geo/index.ts';
import { ageOn } from './age.ts';
import { mayDeposit, mayPlayDemo, mayUseMoney, placeOf, type Situation } from './permission.ts';

const seconds = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;
const now = new Date('2026-11-21T10:00:00Z');
const relaxed = { country: '*', minimumAge: 18, verificationGate: false, demoGate: false } as Jurisdiction;
const strict = { ...relaxed, country: 'GB', verificationGate: true, demoGate: true };
const adult = { country: 'MT', dateOfBirth: seconds('1990-01-01'), idVerified: false };
const active = { protectionStatus: 'active', protectionUntil: undefined } as const;
const situation = (rest: Partial<Situation> = {}): Situation => ({
  now,
  facts: adult,
  gate: active,
  addressCountry: 'MT',
  restricted: ['KP'],
  jurisdiction: relaxed,
  ...rest,
});
const reason = (rest: Partial<Situation>) => {
  const permission = mayUseMoney(situation(rest));
  return permission.ok ? 'ok' : permission.reason;
};
const demo = (rest: Partial<Situation>) => {
  const permission = mayPlayDemo(situation(rest));
  return permission.ok ? 'ok' : permission.reason;
};

describe('age', () => {
  it('is reached on the birthday itself, not the day before', () => {
    expect(ageOn(now, seconds('2008-11-21'))).toBe(18);
    expect(ageOn(now, seconds('2008-11-22'))).toBe(17);
    expect(ageOn(now, seconds('2008-12-01'))).toBe(17);
    expect(ageOn(new Date('2026-02-28T12:00:00Z'), seconds('2008-02-29'))).toBe(17);
    expect(ageOn(new Date('2026-03-01T00:00:00Z'), seconds('2008-02-29'))).toBe(18);
    expect(ageOn(now, seconds('1900-01-01'))).toBe(126);
  });
});

describe('money', () => {
  it.each([
    ['ok', {}],
    ['country_restricted', { addressCountry: 'KP' }],
    ['country_restricted', { facts: { ...adult, country: 'KP' } }],
    ['country_unknown', { addressCountry: 'ZZ', facts: { ...adult, country: undefined } }],
    ['ok', { addressCountry: 'ZZ' }],
    ['under_age', { facts: { ...adult, dateOfBirth: seconds('2008-11-22') } }],
    ['ok', { facts: { ...adult, dateOfBirth: undefined } }],
    ['verification_required', { jurisdiction: strict }],
    ['ok', { jurisdiction: strict, facts: { ...adult, idVerified: true } }],
    ['account_closed', { gate: { protectionStatus: 'closed', protectionUntil: undefined } }],
    ['account_locked', { gate: { protectionStatus: 'locked', protectionUntil: undefined } }],
    ['self_excluded', { gate: { protectionStatus: 'excluded', protectionUntil: undefined } }],
    ['self_excluded', { gate: { protectionStatus: 'cool_off', protectionUntil: new Date('2026-11-21T10:00:01Z') } }],
    ['ok', { gate: { protectionStatus: 'cool_off', protectionUntil: now } }],
    ['self_excluded', { gate: { protectionStatus: 'excluded', protectionUntil: undefined }, addressCountry: 'KP' }],
  ] as const)('%s', (expected, rest) => {
    expect(reason(rest)).toBe(expected);
  });
});

describe('a deposit that begins', () => {
  const none = { limit: undefined, used: 0n, endsAt: now };
  const deposit = { day: none, week: none, month: none };
  const limitFirst = { ...relaxed, depositLimitFirst: true };
  const outcome = (rest: Partial<Situation>, starts = true) => {
    const permission = mayDeposit(situation(rest), starts);
    return permission.ok ? 'ok' : permission.reason;
  };

  it('requires a deposit limit if the jurisdiction does, with any window', () => {
    expect(outcome({ jurisdiction: limitFirst, gate: { ...active, deposit } })).toBe('deposit_limit_required');
    const week = { ...none, limit: 5_000n };
    expect(outcome({ jurisdiction: limitFirst, gate: { ...active, deposit: { ...deposit, week } } })).toBe('ok');
    expect(outcome({ gate: { ...active, deposit } })).toBe('ok');
  });

  it('requires none if the money has arrived already', () => {
    expect(outcome({ jurisdiction: limitFirst, gate: { ...active, deposit } }, false)).toBe('ok');
  });
});

describe('demo', () => {
  it.each([
    ['ok', { facts: undefined, gate: undefined, addressCountry: 'ZZ' }],
    ['ok', { facts: undefined, gate: undefined }],
    ['country_restricted', { facts: undefined, gate: undefined, addressCountry: 'KP' }],
    ['verification_required', { facts: undefined, gate: undefined, addressCountry: 'GB', jurisdiction: strict }],
    ['ok', { jurisdiction: strict, facts: { ...adult, idVerified: true } }],
    ['under_age', { jurisdiction: strict, facts: { ...adult, idVerified: true, dateOfBirth: seconds('2010-01-01') } }],
    ['self_excluded', { gate: { protectionStatus: 'excluded', protectionUntil: undefined } }],
  ] as const)('%s', (expected, rest) => {
    expect(demo(rest)).toBe(expected);
  });
});

it('the profile’s country applies, else the location', () => {
  expect(placeOf(adult, 'GB')).toBe('MT');
  expect(placeOf({ ...adult, country: undefined }, 'GB')).toBe('GB');
  expect(placeOf(undefined, 'ZZ')).toBe('ZZ');
});
