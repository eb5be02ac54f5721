/** Static data of a game for the frame. */
import { decimalText, rationalText, type AnyGame } from '@carmine/games';
import type { PlayGame, StakeRange } from '@carmine/contract/play';
import { z } from 'zod';
import { asJson } from '../rounds/round-answer.ts';

const rtpOf = (game: AnyGame): PlayGame['rtp'] =>
  game.bets.map(({ name, params }) => {
    const proof = game.rtpProof(params as never);
    return {
      bet: name,
      method: proof.method,
      rtp: rationalText(proof.rtp),
      rtpDecimal: decimalText(proof.rtp, 8),
      sd: proof.sd,
      hit: rationalText(proof.hit),
      maxWin: proof.maxWin,
      maxWinChance: rationalText(proof.maxWinChance),
      ...(proof.se === undefined ? {} : { se: proof.se }),
    };
  });

type Facts = Omit<PlayGame, 'stakes'>;

const factsOf = (game: AnyGame): Facts => ({
  id: game.id,
  name: game.name,
  provider: game.info.provider,
  kind: game.kind,
  version: game.version,
  mathVersion: game.mathVersion,
  rules: game.info.rules.map(({ title, text }) => ({ title, text: [...text] })),
  params: { ...asJson(z.toJSONSchema(game.params, { io: 'input' })) },
  paramsExample: { ...asJson(game.params.parse({})) },
  paytable: game.info.paytable.map((row) => ({ ...row })),
  rtp: rtpOf(game),
});

/** Proofs are computed once per process. */
export const createPlayGames = () => {
  const known = new Map<string, Facts>();
  return (game: AnyGame, stakes: StakeRange): PlayGame => {
    const facts = known.get(game.id) ?? factsOf(game);
    known.set(game.id, facts);
    return { ...facts, stakes };
  };
};
