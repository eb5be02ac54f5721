/** Problems of a recorded round, one word each; empty if it matches its seeds. */
import { createPublicKey, verify } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { canonical, openStream, sha256, streamOfDraws } from './stream.mjs';

/**
 * @typedef {object} Recorded
 * @property {string} id
 * @property {string} game
 * @property {string} mathVersion
 * @property {string} status
 * @property {string} stake
 * @property {string} staked
 * @property {string} payout
 * @property {number} multiplier
 * @property {number | null} nonce
 * @property {string} [funding]
 * @property {Record<string, unknown>} params
 * @property {unknown} view
 * @property {{ name: string, winBp: number }[]} [jackpots]
 * @property {{ how?: string, staked?: string, kept: string }} [endedBonus]
 * @property {{ action: { type: string } }[]} actions
 * @property {[number, number][]} [draws]
 * @property {string} [sharedRoundId]
 * @property {{ signed: string, publicKey: string, signature: string }} [studio]
 * @property {{ serverSeed?: string, serverSeedHash: string, clientSeed: string, chain?: Chain }} [fairness]
 */

/** Where the link of a live table's round is in its chain. @typedef {{ commitment: string, linkNumber: number }} Chain */

/** @typedef {{ definitions?: Record<string, unknown>, rounds: Recorded[] }} File */

/**
 * `multiplier` in 1/10,000 of the stake, `units` staked, `jackpots` the pools that the outcome wins.
 * @typedef {{ multiplier: bigint, units: bigint, outcome: unknown, jackpots?: string[] }} Decided
 */

/**
 * What decides a game's rounds a second time; `shown` leaves out of a shown outcome what decides no money.
 * @typedef {object} Second
 * @property {(stream: import('./stream.mjs').Stream, definition: any, round: Recorded) => Decided} decide
 * @property {(view: any) => unknown} [shown]
 */

/** One file a game. @type {Map<string, Second>} */
const seconds = new Map();
const folder = new URL('games/', import.meta.url);
for (const file of readdirSync(folder)) seconds.set(file.replace('.mjs', ''), await import(new URL(file, folder).href));

/** Amounts have all decimals of their currency, so their digits are subunits. */
const units = (/** @type {string} */ amount) => BigInt(amount.replace('.', ''));

/**
 * A win is paid in full, but for what may be kept of a bonus that ended while the round was open: its share of the win if it was
 * removed, at most this share if it was completed within a cap.
 * @param {Recorded} round @param {bigint} won @param {bigint} staked
 */
const isPaid = ({ payout, endedBonus }, won, staked) => {
  if (endedBonus === undefined) return units(payout) === won;
  const [kept, fromBonus] = [units(endedBonus.kept), units(endedBonus.staked ?? '0')];
  if (kept <= 0n || fromBonus > staked || units(payout) + kept !== won) return false;
  const share = staked === 0n ? 0n : (won * fromBonus) / staked;
  return endedBonus.how === 'removed' ? kept === share : endedBonus.how === 'capped' && kept <= share;
};

/** Each link of a chain is the hash of the next one. @param {string} link @param {Chain} chain */
const leadsBack = (link, { commitment, linkNumber }) => {
  let hash = link;
  for (let left = linkNumber; left > 0; left -= 1) hash = sha256(hash);
  return hash === commitment;
};

/** A studio's round has no stream: what the studio signed is read in its place. @param {Recorded} round @param {number} nonce */
const streamOf = ({ fairness, studio }, nonce) =>
  studio === undefined
    ? openStream(fairness?.serverSeed ?? '', fairness?.clientSeed ?? '', nonce)
    : streamOfDraws(JSON.parse(studio.signed).draws);

/**
 * Signed by this key, about this round, and nothing more than was read. Whose key it is, and whether the wheel was fair, nobody can say here.
 * @param {Recorded} round @param {{ signed: string, publicKey: string, signature: string }} studio @param {unknown} draws
 */
const isSaid = ({ sharedRoundId }, { signed, publicKey, signature }, draws) => {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  const said = JSON.parse(signed);
  return (
    verify(null, Buffer.from(signed), key, Buffer.from(signature, 'base64url')) &&
    said.round === sharedRoundId &&
    canonical(said.draws) === canonical(draws)
  );
};

/** The pools that an outcome won: what a trigger decided has no share. @param {Recorded} round */
const wonOf = ({ jackpots = [] }) => jackpots.filter(({ winBp }) => winBp > 0).map(({ name }) => name);

/** @param {Recorded} round @param {unknown} definition @returns {string[]} */
export const complaintsOf = (round, definition) => {
  const { fairness, studio } = round;
  const chain = fairness?.chain;
  // A link of a chain decides one round: there are no numbers below it.
  const nonce = chain === undefined ? round.nonce : 0;
  if (studio === undefined && (fairness?.serverSeed === undefined || nonce === null)) return ['sealed'];
  if (definition === undefined || sha256(canonical(definition)) !== round.mathVersion) return ['definition'];
  const second = seconds.get(round.game);
  let stream;
  let decided;
  try {
    stream = streamOf(round, nonce ?? 0);
    if (second === undefined) return ['unknown game'];
    decided = second.decide(stream, definition, round);
  } catch {
    return ['actions'];
  }
  const { multiplier, outcome, jackpots } = decided;
  const stake = units(round.stake);
  const staked = round.funding === 'free_spin' ? 0n : stake * decided.units;
  /** @type {[string, boolean][]} */
  const checks = [
    ['commitment', studio !== undefined || sha256(fairness?.serverSeed ?? '') === fairness?.serverSeedHash],
    ['studio', studio === undefined || isSaid(round, studio, stream.draws)],
    ['chain', chain === undefined || leadsBack(fairness?.serverSeed ?? '', chain)],
    ['draws', round.draws === undefined || canonical(round.draws) === canonical(stream.draws)],
    ['outcome', canonical(second.shown?.(round.view) ?? round.view) === canonical(outcome)],
    ['multiplier', BigInt(round.multiplier) === multiplier],
    ['staked', units(round.staked) === staked],
    ['jackpots', jackpots === undefined || wonOf(round).sort().join() === [...jackpots].sort().join()],
    ['payout', isPaid(round, (stake * multiplier) / 10_000n, staked)],
  ];
  return checks.filter(([, holds]) => !holds).map(([name]) => name);
};

/**
 * Every settled round of a file, and the numbers of each pair: none missing, none twice.
 * @param {File} file
 */
export const checkFile = ({ rounds, definitions = {} }) => {
  const settled = rounds.filter(({ status }) => status === 'settled');
  /** @type {Map<string, number[]>} */
  const pairs = new Map();
  for (const { fairness, nonce } of rounds)
    if (fairness !== undefined && nonce !== null)
      pairs.set(fairness.serverSeedHash, [...(pairs.get(fairness.serverSeedHash) ?? []), nonce]);
  const gaps = [...pairs].filter(([, nonces]) => {
    const sorted = nonces.toSorted((a, b) => a - b);
    return sorted.some((nonce, index) => nonce !== (sorted[0] ?? 0) + index);
  });
  const complaints = settled.flatMap((round) => {
    const found = complaintsOf(round, definitions[round.mathVersion]);
    return found.length === 0 ? [] : [{ id: round.id, nonce: round.nonce, complaints: found }];
  });
  return { rounds: rounds.length, checked: settled.length, complaints, gaps: gaps.map(([hash]) => hash) };
};
