/** A profile for tests: a player who has just registered and filled in nothing. */
import type { Profile } from '../account/profile.ts';

export const emptyProfile: Profile = {
  id: 'usr_1',
  email: 'ann@example.org',
  confirmed: false,
  firstName: 'Ann',
  lastName: 'Example',
  avatar: null,
  timeZone: 'UTC',
  idVerification: { verified: false, status: 'none' },
  billVerification: { verified: false, status: 'none' },
  userDetails: {
    phone: { phoneNumber: null, dialingCode: null },
    address: null,
    address2: null,
    nickName: null,
    zipCode: null,
    country: null,
    city: null,
    state: null,
    gender: null,
    dateOfBirth: null,
    receiveEmailPromo: false,
  },
};
