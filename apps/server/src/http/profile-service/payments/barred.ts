/** Whether the caller may not play now, whatever the account's status: a session for withdrawals only, or a country that is not served. */
import { unknownCountry } from '../../../modules/geo/index.ts';
import type { HttpContext } from '../../http-context.ts';
import type { Client, PlayerSession } from '../../ports.ts';

export const isBarred = async (
  { ports }: HttpContext,
  { scope }: PlayerSession,
  { country }: Client,
): Promise<boolean> => scope === 'cashier' || country === unknownCountry || ports.isRestricted(country);
