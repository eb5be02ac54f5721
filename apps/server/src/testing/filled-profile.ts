/** The profile of a player who has filled in everything and is verified. */
import { emptyProfile } from '@carmine/contract/testing/empty-profile';
import type { PlayerProfile } from '../modules/identity/index.ts';

const verified = { verified: true, status: 'verified' } as const;

export const filledProfile = (country: string | null): PlayerProfile => ({
  ...{ ...emptyProfile, email: 'ada@example.org', confirmed: true, firstName: 'Ada', lastName: 'Lovelace' },
  userDetails: {
    ...{ ...emptyProfile.userDetails, country, address: '12 Harbour Street', city: 'Valletta' },
    ...{ dateOfBirth: 642_902_400, phone: { dialingCode: '+356', phoneNumber: '99123418' } },
  },
  ...{ idVerification: verified, billVerification: verified },
});
