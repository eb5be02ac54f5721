/**
 * Search for a text as everything that it can be. Audited with the kinds searched and the ids found before the response is sent; never
 * with the text, which may be a name or an address. Operators without permission for phones and addresses cannot search by them,
 * because a hit would confirm a guess.
 */
import * as contract from '@carmine/contract/back-office/players/search';
import type { SearchAnswer, SearchMatch } from '@carmine/contract/back-office/players/search';
import { formatAmount, money } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { CashOut, Deposit } from '../../../modules/payments/index.ts';
import { isAllowed } from '../../../modules/staff/index.ts';
import type { PlayerId, RoundId } from '../../../platform/ids/ids.ts';
import { answer } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { playersOf } from '../money/money-answers.ts';
import { readPlayer } from './read-player.ts';
import { operatorOf, type BackOfficeService } from '../service.ts';

/** Results per group. */
const mostShown = 20;

/** Results; one more per group than shown, to know whether there are more. */
interface Found {
  /** The kinds the text was searched as. */
  readonly tried: readonly string[];
  readonly players: ReadonlyMap<PlayerId, readonly SearchMatch[]>;
  readonly payments: readonly { readonly payment: Deposit | CashOut; readonly by: SearchMatch }[];
  readonly rounds: readonly { readonly id: RoundId; readonly playerId: PlayerId }[];
}

const nothing: Found = { tried: ['id'], players: new Map(), payments: [], rounds: [] };

const playerBy = (playerId: PlayerId | undefined, by: SearchMatch): Found =>
  playerId === undefined ? nothing : { ...nothing, players: new Map([[playerId, [by]]]) };

/** Our public ids, also with the suffix that a leg has at a gateway. */
const ownId = /^((?:usr|dep|wdr|rnd)_[0-7][0-9a-v]{25})(?:_[0-9]+)?$/;

type Payments = 'with payments' | 'players only';

interface Rights {
  readonly payments: Payments;
  /** The operator may see phones and addresses. */
  readonly reveal: boolean;
}

/** Undefined if the text is no id. Without permission for payments, their ids lead to the player. */
const findById = async (service: BackOfficeService, text: string, may: Payments): Promise<Found | undefined> => {
  const { modules, http } = service;
  const [, id = ''] = ownId.exec(text.toLowerCase()) ?? [];
  if (id === '') return undefined;
  const [player, deposit] = [http.ids.decode('usr', id), http.ids.decode('dep', id)];
  const [cashOut, round] = [http.ids.decode('wdr', id), http.ids.decode('rnd', id)];
  if (player !== undefined)
    return playerBy((await modules.identity.accountStatus(player)) === undefined ? undefined : player, 'id');
  if (round !== undefined) {
    const found = await modules.wallet.findRound(round);
    return found === undefined ? nothing : { ...nothing, rounds: [{ id: round, playerId: found.playerId }] };
  }
  const payment =
    deposit === undefined
      ? cashOut && (await modules.coins.find(cashOut))
      : (await modules.desk.deposit(deposit))?.deposit;
  if (payment !== undefined && may === 'with payments') return { ...nothing, payments: [{ payment, by: 'id' }] };
  return playerBy(payment?.playerId, deposit === undefined ? 'withdrawal' : 'deposit');
};

const findByText = async (service: BackOfficeService, text: string, may: Rights): Promise<Found> => {
  const { identity, coins } = service.modules;
  const [details, named] = await Promise.all([
    identity.search(text, { size: mostShown + 1, ...(may.reveal ? {} : { kinds: ['name'] }) }),
    may.payments === 'with payments' ? coins.search(text, mostShown + 1) : undefined,
  ]);
  const players = new Map<PlayerId, readonly SearchMatch[]>(details.players);
  for (const { playerId, by } of named?.players ?? []) players.set(playerId, [...(players.get(playerId) ?? []), by]);
  const payments = [
    ...(named?.deposits ?? []).map(({ deposit, by }) => ({ payment: deposit, by })),
    ...(named?.cashOuts ?? []).map(({ cashOut, by }) => ({ payment: cashOut, by })),
  ];
  const tried = named === undefined ? [] : ['reference', 'transaction', 'wallet'];
  return { tried: [...details.tried, ...tried], players, payments, rounds: [] };
};

const answerOf = async (service: BackOfficeService, { players, payments, rounds }: Found): Promise<SearchAnswer> => {
  const { ids } = service.http;
  const shown = payments.slice(0, mostShown);
  const owners = [...shown.map(({ payment }) => payment.playerId), ...rounds.map(({ playerId }) => playerId)];
  const named = await playersOf(service, owners);
  const heads = await Promise.all(
    [...players].slice(0, mostShown).map(async ([playerId, by]) => {
      const player = await readPlayer(service, playerId);
      return player === undefined ? [] : [{ ...player.head, by: [...by] }];
    }),
  );
  return {
    players: heads.flat(),
    payments: shown.map(({ payment, by }) => ({
      ...('gateway' in payment
        ? { kind: 'deposit' as const, id: ids.encode('dep', payment.id), method: payment.gateway }
        : { kind: 'withdrawal' as const, id: ids.encode('wdr', payment.id), method: payment.method }),
      player: named(payment.playerId),
      currency: payment.currency,
      amount: formatAmount(money(payment.currency, payment.amount)),
      status: payment.state,
      createdAt: payment.createdAt.toISOString(),
      by,
    })),
    rounds: rounds.map(({ id, playerId }) => ({ id: ids.encode('rnd', id), player: named(playerId) })),
    more: players.size > mostShown || payments.length > mostShown,
  };
};

export const registerSearch = (app: FastifyInstance, service: BackOfficeService): void => {
  route(app, service, contract.searchOffice, async ({ body, operator }) => {
    const text = body.query.normalize('NFC').trim();
    const { role } = operatorOf(operator);
    const may: Rights = {
      payments: isAllowed(role, 'payments.read') ? 'with payments' : 'players only',
      reveal: isAllowed(role, 'players.reveal'),
    };
    const found = (await findById(service, text, may.payments)) ?? (await findByText(service, text, may));
    const shown = await answerOf(service, found);
    const ids = [...shown.players, ...shown.payments, ...shown.rounds].map(({ id }) => id);
    const by = [...new Set([...shown.players, ...shown.payments].flatMap((one) => one.by))];
    const { staff } = service.modules;
    if (ids.length === 0 && text !== '') await staff.noteSearchMiss(operator.id);
    await staff.record({
      operatorId: operator.id,
      action: 'player.find',
      details: { as: found.tried, by, found: ids },
    });
    return answer(200, shown);
  });
};
