/** The player's own bank account. */
import { getBankAccount, putBankAccount, type BankAccount } from '@carmine/contract/payments/bank-account';
import type { FastifyInstance } from 'fastify';
import type { BankPayouts } from '../../../modules/payments/index.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { HttpContext } from '../../http-context.ts';
import { fieldRefused } from '../../problem-table.ts';
import { cashOutProblems } from './cash-out-problems.ts';

const fields = { iban_invalid: 'iban', bic_invalid: 'bic' } as const;
const hasField = (reason: string): reason is keyof typeof fields => reason in fields;

export const bankAccountRoutes = (
  app: FastifyInstance,
  { http, bank }: { http: HttpContext; bank: Pick<BankPayouts, 'account' | 'setAccount'> },
): void => {
  const service = { http, problems: cashOutProblems };

  const shown = async (playerId: PlayerId): Promise<BankAccount> => {
    const { account, ...rest } = await bank.account(playerId);
    return { ...rest, account: account && { ...account, since: account.since.toISOString() } };
  };

  route(app, service, getBankAccount, async ({ player }) => answer(200, await shown(player.playerId)));

  route(app, service, putBankAccount, async ({ player, body: { iban, bic } }) => {
    const { playerId, steppedUpAt } = player;
    const set = await bank.setAccount({ playerId, steppedUpAt, iban, bic });
    if (set.ok) return answer(200, await shown(playerId));
    const { reason } = set;
    return refuse(reason, hasField(reason) ? { errors: [fieldRefused('cash-outs', fields[reason], reason)] } : {});
  });
};
