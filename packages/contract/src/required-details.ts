/** Which details a gateway needs before a deposit: one rule for the form that asks and the server that refuses. */
import type { Profile as ProfileAnswer } from './profile.ts';

type Profile = Omit<ProfileAnswer, 'id'>;

export type RequiredDetail =
  | 'email'
  | 'confirmed'
  | 'firstName'
  | 'lastName'
  | 'gender'
  | 'dateOfBirth'
  | 'country'
  | 'city'
  | 'state'
  | 'address'
  | 'zipCode'
  | 'dialingCode'
  | 'phoneNumber';

/** Asked before the first deposit or deposit address, whatever the method. */
const everywhere = ['dateOfBirth', 'country'] as const satisfies readonly RequiredDetail[];
const home = ['address', 'zipCode', 'country', 'city', 'state'] as const satisfies readonly RequiredDetail[];
const phone = ['dialingCode', 'phoneNumber'] as const satisfies readonly RequiredDetail[];
const person = [
  'email',
  'confirmed',
  'firstName',
  'lastName',
  'dateOfBirth',
] as const satisfies readonly RequiredDetail[];

const tier: readonly RequiredDetail[] = [...home, ...phone, 'dateOfBirth'];
const interac: readonly RequiredDetail[] = [...home, ...person];
const jeton: readonly RequiredDetail[] = [...interac, 'gender'];

/** By gateway code; a gateway that is not named needs `everywhere`. */
const byGateway: Readonly<Record<string, readonly RequiredDetail[]>> = {
  KLUWP: tier,
  DEV_CODE: tier,
  EMS: tier,
  BR_PAY: tier,
  PGPAYTECH: tier,
  PAYWEB: tier,
  IKAJO: tier,
  CREDIT_CARD: tier,
  JETON: jeton,
  MI_FINITY: [...jeton, ...phone],
  INTERACT: interac,
};

export const requiredBefore = (gateway: string): readonly RequiredDetail[] => byGateway[gateway] ?? everywhere;

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
