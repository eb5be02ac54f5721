import type { Jackpot } from '@carmine/contract/games/jackpots';
import type { LiveData, LiveMessage } from '@carmine/contract/live';
import { readAmount } from '@carmine/money';
import type { QueryClient } from '@tanstack/react-query';

/**
 * The hint has the amounts: pages with meters ask for nothing again. Without data, for a pool that is new, or where one has been won, they
 * do: with it come the next commitment and the win.
 */
export const raiseMeters = (client: QueryClient, data: LiveMessage['data']) => {
  const known = client.getQueryData<readonly Jackpot[]>(['jackpots']);
  if (known === undefined) return;
  const amounts = new Map((data as LiveData<'jackpots'> | null)?.jackpots.map(({ id, amount }) => [id, amount]));
  const isGrown = ({ id, currency, amount }: Jackpot): boolean => {
    const now = amounts.get(id);
    return now !== undefined && readAmount(currency, now).subunits >= readAmount(currency, amount).subunits;
  };
  if (known.every(isGrown))
    client.setQueryData(
      ['jackpots'],
      known.map((jackpot) => ({ ...jackpot, amount: amounts.get(jackpot.id) ?? jackpot.amount })),
    );
  else void client.invalidateQueries({ queryKey: ['jackpots'] });
};
