/** All pages of a gateway's statement. */
import type { DepositGateway, StatementLine, StatementPage } from '../ports.ts';

/** Far beyond any busy week: a gateway that never ends its list is not read for ever. */
const mostPages = 20_000;

export type StatementRead =
  | { readonly ok: true; readonly lines: readonly StatementLine[] }
  | { readonly ok: false; readonly failure: Extract<StatementPage, { ok: false }>['reason'] | 'endless' };

export const readStatement = async (
  gateway: Pick<DepositGateway, 'listTransactions'>,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<StatementRead> => {
  const lines: StatementLine[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await gateway.listTransactions({ from, to, cursor });
    if (!answer.ok) return { ok: false, failure: answer.reason };
    lines.push(...answer.lines);
    if (answer.next === undefined) return { ok: true, lines };
    if (answer.next === cursor) return { ok: false, failure: 'endless' };
    cursor = answer.next;
  }
  return { ok: false, failure: 'endless' };
};
