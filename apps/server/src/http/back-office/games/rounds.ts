/** Rounds of all players. The view is audited before the response is sent. */
import * as contract from '@carmine/contract/back-office/rounds';
import { formatAmount, money } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { playersOf } from '../money/money-answers.ts';
import { playerOf } from '../player-of.ts';
import type { BackOfficeService } from '../service.ts';

/** Number of games offered in the filter; others can be named in the URL. */
const mostGames = 300;

type Query = typeof contract.listRounds.query._zod.output;

const times = ({ from, to }: Query) => ({
  ...(from === undefined ? {} : { from: new Date(from) }),
  ...(to === undefined ? {} : { to: new Date(to) }),
});

export const registerRounds = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, wallet, gaming } = service.modules;
  const { ids } = service.http;

  /** Where the previous page ended; undefined for an unknown round. */
  const placeOf = async (text: string) => {
    const id = ids.decode('rnd', text);
    const round = id === undefined ? undefined : await wallet.findRound(id);
    return round && { at: round.createdAt, id: round.id };
  };

  route(app, service, contract.listRounds, async ({ query, operator }) => {
    const { player, game, currency, wins, size } = query;
    const playerId = player === undefined ? undefined : await playerOf(service, player.trim());
    if (player !== undefined && playerId === undefined) return refuse('player_not_found');
    const before = query.before === undefined ? undefined : await placeOf(query.before);
    if (query.before !== undefined && before === undefined) return refuse('round_not_found');
    const found = await wallet.listRounds({
      ...times(query),
      ...(playerId === undefined ? {} : { playerId }),
      ...(game === undefined ? {} : { game }),
      ...(currency === undefined ? {} : { currency }),
      ...(before === undefined ? {} : { before }),
      large: wins === 'large',
      // One more than shown, to know whether there are more.
      size: size + 1,
    });
    const shown = found.slice(0, size);
    const [named, games] = await Promise.all([
      playersOf(
        service,
        shown.map((round) => round.playerId),
      ),
      gaming.catalogue.all(),
    ]);
    const players = [...new Set(shown.map((round) => named(round.playerId).id))];
    await staff.record({ operatorId: operator.id, action: 'round.list', details: { players } });
    return answer(200, {
      items: shown.map((round) => ({
        ...{ id: ids.encode('rnd', round.id), player: named(round.playerId), game: round.gameId },
        ...{ currency: round.currency, status: round.status, at: round.createdAt.toISOString() },
        stake: formatAmount(money(round.currency, round.staked)),
        payout: formatAmount(money(round.currency, round.payout)),
        multiplier: round.multiplierE4.toString(),
      })),
      more: found.length > size,
      games: games.slice(0, mostGames).map(({ game: { id, name } }) => ({ id, name })),
    });
  });
};
