/** The variable of the fees that the house has agreed with a gateway: they are terms of a contract, so that whoever deploys states them. */
import type { AgreedFee } from '../../modules/payments/ports.ts';
import type { Shape, Variable, Variables } from '../../platform/settings/variables.ts';

const kinds = ['deposit', 'refund', 'charge-back', 'charge-back-won', 'payout'] as const;
const one =
  /^(?<kind>[a-z-]+)(?: (?<percent>[0-9]{1,2}(?:\.[0-9]{1,2})?)%)?(?: \+)?(?: (?<fixed>[0-9]{1,6}(?:\.[0-9]{1,8})?))?$/;

const pointsOf = (percent: string): bigint => {
  const [whole = '0', part = ''] = percent.split('.');
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
};

const readOne = (text: string): AgreedFee | undefined => {
  const { kind = '', percent, fixed } = one.exec(text.trim().replaceAll(/\s+/g, ' '))?.groups ?? {};
  const known = kinds.find((name) => name === kind);
  if (known === undefined || (percent === undefined && fixed === undefined)) return undefined;
  return { kind: known, points: pointsOf(percent ?? '0'), fixed: fixed ?? '0' };
};

export const feeList: Shape<readonly AgreedFee[]> = {
  must: 'list fees such as "deposit 2.9% + 0.25, payout 1%"',
  read: (text) => {
    const read = text.split(',').map(readOne);
    const fees = read.filter((fee) => fee !== undefined);
    return fees.length === read.length ? fees : undefined;
  },
  example: 'deposit 2.9% + 0.25, payout 1%',
};

/** Begins like the gateway's other variables. */
export const feesName = ({ code, variables }: { readonly code: string; readonly variables: Variables }): string =>
  `${Object.keys(variables)[0]?.replace(/_[A-Z]+$/, '') ?? code}_FEES`;

export const feesVariable = (name: string): Variable<readonly AgreedFee[]> => ({
  ...{ shape: feeList, otherwise: [], shown: 'none' },
  meaning: `what ${name} may keep of a movement by contract, as in “deposit 2.9% + 0.25, payout 1%”; any other fee in its list is a difference`,
});
