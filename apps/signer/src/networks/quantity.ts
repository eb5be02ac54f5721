import { z } from 'zod';

/** Decimal, up to 256 bits. */
export const quantity = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,77})$/)
  .transform(BigInt)
  .refine((value) => value < 1n << 256n);
