/** What the seeds in the form decide, without anybody's record of it. */
import { payoutOf, replay, walkThrough, type AnyGame, type GameAction, type Walkthrough } from '@carmine/games';
import { clientSeed as clientSeedSchema } from '@carmine/contract/games/fairness';
import { parseAmount, type CurrencyCode } from '@carmine/money';

export interface SeedForm {
  readonly game: AnyGame;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly params: unknown;
  readonly actions: readonly GameAction[];
  readonly currency: CurrencyCode;
  readonly stake: string;
}

export type SeedField = 'serverSeed' | 'clientSeed' | 'nonce' | 'params' | 'stake';

export interface Decided extends Walkthrough {
  readonly stake: bigint;
  readonly staked: bigint;
  readonly payout: bigint;
  readonly multiplierE4: bigint;
}

export type Worked =
  | { readonly kind: 'incomplete'; readonly fields: readonly SeedField[] }
  /** A round of several steps that waits for one of these. */
  | { readonly kind: 'open'; readonly legal: readonly string[]; readonly view: unknown }
  | { readonly kind: 'decided'; readonly round: Decided };

const highestNonce = 2 ** 31;

const readNonce = (text: string): number | undefined => {
  const nonce = /^[0-9]{1,10}$/.test(text) ? parseInt(text, 10) : highestNonce;
  return nonce < highestNonce ? nonce : undefined;
};

export const workOut = (form: SeedForm): Worked => {
  const { game, serverSeed, clientSeed, actions } = form;
  const nonce = readNonce(form.nonce);
  const params = game.params.safeParse(form.params);
  const stake = parseAmount(form.currency, form.stake);
  const fields: SeedField[] = [];
  if (!/^[0-9a-f]{64}$/.test(serverSeed)) fields.push('serverSeed');
  if (!clientSeedSchema.safeParse(clientSeed).success) fields.push('clientSeed');
  if (nonce === undefined) fields.push('nonce');
  if (!params.success) fields.push('params');
  if (!stake.ok) fields.push('stake');
  if (fields.length > 0 || nonce === undefined || !params.success || !stake.ok) return { kind: 'incomplete', fields };

  const seeds = { serverSeed, clientSeed, nonce };
  const played = replay(game, seeds, params.data, actions);
  if (!played.done) return { kind: 'open', legal: game.legal(played.state), view: game.view(played.state) };
  const { multiplierE4 } = game.settle(played.state);
  const { subunits } = stake.money;
  return {
    kind: 'decided',
    round: {
      ...walkThrough(game, { seeds, params: params.data, actions }),
      stake: subunits,
      staked: subunits * played.debitUnits,
      payout: payoutOf(subunits, multiplierE4),
      multiplierE4,
    },
  };
};
