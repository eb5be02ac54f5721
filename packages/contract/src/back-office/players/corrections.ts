/** The operators' call that corrects locked details of a player. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { dateOfBirth } from '../../account/profile.ts';
import { text } from '../../types.ts';
import type { FieldCode } from '../../problem-texts/fields.ts';

/** Absent fields stay unchanged. A phone number or an address is replaced as a whole. */
export const detailsCorrection = z.strictObject({
  firstName: text(1, 50).optional(),
  lastName: text(1, 50).optional(),
  dateOfBirth: dateOfBirth.optional(),
  gender: z.enum(['Male', 'Female']).optional(),
  /** ISO code, or the country's name. */
  country: text(2, 60).optional(),
  phone: z
    .strictObject({
      dialingCode: z.string().regex(/^\+[0-9]{1,4}([- ][0-9]{1,4})?$/, 'A dialing code, as +356'),
      phoneNumber: z.string().regex(/^(?=.{0,20}$)[ ()-]*([0-9][ ()-]*){4,15}$/, 'phone_invalid' satisfies FieldCode),
    })
    .optional(),
  home: z
    .strictObject({
      address: text(1, 120),
      address2: text(1, 120).optional(),
      zipCode: text(1, 16),
      city: text(1, 80),
      /** By its code, where the country has states. */
      state: text(1, 80).optional(),
    })
    .optional(),
});
export type DetailsCorrection = z.infer<typeof detailsCorrection>;

export const correctPlayerDetails = endpoint({
  name: 'correctPlayerDetails',
  method: 'PUT',
  path: '/back-office/api/v1/players/:id/details',
  summary:
    'Corrects details that the player cannot change, with a reason; documents that proved the old ones are requested again',
  access: 'staff:players.correct',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id: z.string().min(5).max(64) }),
  body: detailsCorrection.extend({ reason: text(5, 500) }),
  answers: { 204: null },
});
