/** Proof that an address belongs to the player, required to withdraw locked money to it. */
import { postAddressProof, postAddressSignature } from '@carmine/contract/payments/address-proofs';
import { formatAmount } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { Coins } from '../../../modules/payments/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import type { HttpContext } from '../../http-context.ts';
import { fieldRefused } from '../../problem-table.ts';
import { route } from '../../calls/route.ts';
import { cashOutProblems } from './cash-out-problems.ts';

export const addressProofRoutes = (
  app: FastifyInstance,
  { http, coins }: { http: HttpContext; coins: Coins },
): void => {
  const service = { http, problems: cashOutProblems };

  route(app, service, postAddressProof, async ({ player: { playerId }, body }) => {
    const asked = await coins.askAddressProof({ playerId, ...body });
    if (!asked.ok) return refuse(asked.reason);
    const { address, proven, message, amount, to, expiresAt } = asked;
    const { currency } = amount;
    return answer(200, {
      ...{ address, proven, message, expiresAt: expiresAt.toISOString() },
      transfer: to === undefined ? null : { currency, amount: formatAmount(amount), to },
    });
  });

  route(app, service, postAddressSignature, async ({ player: { playerId }, body }) => {
    const proven = await coins.proveAddress({ playerId, ...body });
    if (proven.ok) return answer(204);
    if (proven.reason !== 'signature_invalid') return refuse(proven.reason);
    return refuse(proven.reason, { errors: [fieldRefused('cash-outs', 'signature', proven.reason)] });
  });
};
