/** Field types of payloads. Row ids and times are stored as text. */
import { amountAnswer, currencyAnswer } from '@carmine/contract/types';
import { z } from 'zod';
import type { OperatorId, PlayerId, SessionId } from '../ids/ids.ts';

const numberOf = <I extends bigint>() =>
  z.codec(
    z.string().regex(/^[1-9]\d{0,18}$/),
    z.custom<I>((value) => typeof value === 'bigint' && value > 0n),
    { decode: (text) => BigInt(text) as I, encode: (id) => id.toString() },
  );

export const playerId = numberOf<PlayerId>();
export const sessionId = numberOf<SessionId>();
export const operatorId = numberOf<OperatorId>();
/** Id of any other row. */
export const rowId = numberOf<bigint>();

export const moment = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (at) => at.toISOString(),
});

/** Decimal, in units of the accompanying currency. */
export const amount = amountAnswer;
export const currency = currencyAnswer;

/** Fields of most events about a player. */
export const ofPlayer = z.object({ playerId });
