/** Who may not play as things are, whatever the account may: a session for cashing out, or a place where nobody plays. */
import { unknownCountry } from '../../../modules/geo/index.ts';
import type { HttpContext } from '../../http-context.ts';
import type { Client, PlayerSession } from '../../ports.ts';

export const isBarred = async (
  { ports }: HttpContext,
  { scope }: PlayerSession,
  { country }: Client,
): Promise<boolean> => scope === 'cashier' || country === unknownCountry || ports.isRestricted(country);
