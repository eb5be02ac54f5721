/** Which details a gateway needs before a deposit: one rule for the form that asks and the server that refuses. */
import type { Profile as ProfileAnswer } from './profile.ts';

type Profile = Omit<ProfileAnswer, 'id'>;

export const requiredDetails = [
  'email',
  'confirmed',
  'firstName',
  'lastName',
  'gender',
  'dateOfBirth',
  'country',
  'city',
  'state',
  'address',
  'zipCode',
  'dialingCode',
  'phoneNumber',
] as const;
export type RequiredDetail = (typeof requiredDetails)[number];

/** Asked before the first deposit address, whatever the coin. */
export const detailsForCoins = ['dateOfBirth', 'country'] as const satisfies readonly RequiredDetail[];

/** Gateways combine these. */
export const detailsOf = {
  home: ['address', 'zipCode', 'country', 'city', 'state'],
  phone: ['dialingCode', 'phoneNumber'],
  person: ['email', 'confirmed', 'firstName', 'lastName', 'dateOfBirth'],
} as const satisfies Record<string, readonly RequiredDetail[]>;

const valueOf = (profile: Profile, detail: RequiredDetail): unknown => {
  const { userDetails } = profile;
  if (detail === 'dialingCode' || detail === 'phoneNumber') return userDetails.phone[detail];
  if (detail === 'email' || detail === 'confirmed' || detail === 'firstName' || detail === 'lastName') {
    return profile[detail];
  }
  return userDetails[detail];
};

/** The required details that the profile lacks; `state` counts only where `hasStates` says the country has states. */
export const missingDetails = (
  profile: Profile,
  required: readonly RequiredDetail[],
  hasStates: (country: string) => boolean,
): RequiredDetail[] =>
  required.filter((detail) => {
    const { country } = profile.userDetails;
    if (detail === 'state' && (country === null || !hasStates(country))) return false;
    const value = valueOf(profile, detail);
    return value === null || value === '' || value === false;
  });
