/** A player whose deposits are under way while processes die: one at each card gateway. */
import { getDeposit, postGatewayDeposit } from '@carmine/contract/payments/deposits';
import { getPaymentMethods } from '@carmine/contract/payments/payment-methods';
import { putProfile, type ProfileUpdate } from '@carmine/contract/account/profile';
import { getWallets } from '@carmine/contract/payments/wallet';
import { actionOf } from '../../apps/server/src/testing/outside-world.ts';
import type { Product } from '../../tools/testing/product.mjs';
import { orFail, registered } from './fuzz-callers.ts';

const details: ProfileUpdate = {
  gender: 'Female',
  ...{ dateOfBirth: 642_902_400, country: 'MT', city: 'Sliema', address: '12 Tower Road', zipCode: 'SLM 1600' },
  ...{ dialingCode: '+356', phoneNumber: '99123418' },
};

export const startPaying = async ({ site }: Product) => {
  const { call } = await registered(site, 'pia.pays@example.org', 'Pia Pays');
  orFail(await call(putProfile, { body: details }));
  const methods = orFail(await call(getPaymentMethods, { query: { currency: 'EUR' } }));
  const deposits: { readonly id: string; readonly page: string }[] = [];
  for (const { path } of methods.filter(({ kind }) => kind === 'card')) {
    const order = { params: { gateway: path }, body: { amount: '20.00', currency: 'EUR' } } as const;
    const { id, status: _status, ...checkout } = orFail(await call(postGatewayDeposit, order));
    deposits.push({ id, page: await actionOf(checkout) });
  }
  const press = ({ page }: { readonly page: string }) =>
    fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ outcome: 'approve' }) });
  return {
    /** The player presses the gateway's button; what becomes of the answer is not waited for. */
    approve: async (place: number): Promise<void> => {
      const deposit = deposits[place];
      if (deposit !== undefined) await press(deposit);
    },
    /** What is not credited is pressed again: a gateway that was killed may have forgotten its last moment. */
    uncredited: async (): Promise<string[]> => {
      const states = await Promise.all(
        deposits.map(async (deposit) => {
          const { status } = orFail(await call(getDeposit, { params: { id: deposit.id } }));
          if (status === 'pending') await press(deposit);
          return status;
        }),
      );
      return states.filter((status) => status !== 'credited');
    },
    asked: `${20 * deposits.length}.00`,
    cash: async (): Promise<string | undefined> => orFail(await call(getWallets, {}))[0]?.balance,
  };
};
