/** Static data of a game for the frame. */
import { proofRows, type AnyGame } from '@carmine/games';
import type { PlayGame, StakeRange } from '@carmine/contract/games/play';
import type { Language } from '@carmine/money';
import { z } from 'zod';
import { gameInfo } from '../../../../../../languages/games.ts';
import { asJson } from '../rounds/round-answer.ts';
import { standardBetOf } from './standard-bet.ts';

type Facts = Omit<PlayGame, 'stakes'>;

const factsOf = (game: AnyGame): Omit<Facts, 'rules' | 'paytable'> => ({
  id: game.id,
  name: game.name,
  provider: game.catalogue.provider,
  kind: game.kind,
  version: game.version,
  mathVersion: game.mathVersion,
  params: { ...asJson(z.toJSONSchema(game.params, { io: 'input' })) },
  paramsExample: { ...standardBetOf(game) },
  rtp: proofRows(game),
});

const translated = (game: AnyGame, facts: ReturnType<typeof factsOf>, language: Language): Facts => {
  const { rules, paytable, bets } = gameInfo(game, language);
  return {
    ...facts,
    rules: rules.map(({ title, text }) => ({ title, text: [...text] })),
    paytable: paytable.map((row) => ({ ...row })),
    rtp: facts.rtp.map((row, index) => ({ ...row, bet: bets[index] ?? row.bet })),
  };
};

/** Proofs are computed once per process. */
export const createPlayGames = () => {
  const known = new Map<string, ReturnType<typeof factsOf>>();
  return (game: AnyGame, language: Language, stakes: StakeRange): PlayGame => {
    const facts = known.get(game.id) ?? factsOf(game);
    known.set(game.id, facts);
    return { ...translated(game, facts, language), stakes };
  };
};
