/** A player with one of everything that a player can own, created with regular calls where possible. */
import { getDeposit, postGatewayDeposit } from '@carmine/contract/payments/deposits';
import { type Game, getGamesAndCategories, postGame } from '@carmine/contract/games/game-service';
import { getExportState, postExport } from '@carmine/contract/account/own-data';
import { startPlayRound } from '@carmine/contract/games/play';
import type { Problem } from '@carmine/contract/problem';
import { getSessions, putProfile } from '@carmine/contract/account/profile';
import { answerPromotion, getEligiblePromotions } from '@carmine/contract/promotions/promotions';
import { putLimits } from '@carmine/contract/account/protection';
import { vi } from 'vitest';
import { openPlayerKey } from '../modules/identity/players/player-key.ts';
import { onRamps } from '../providers/onramps/registry.ts';
import type { SignedUp, TestServer } from './test-server.ts';
import { theGateway } from './the-gateway.ts';

const details = {
  ...{ dateOfBirth: -86_400, country: 'MT', city: 'Sliema', address: '1 Tower Road', zipCode: 'SLM 1600' },
  ...{ phoneNumber: '99123418', dialingCode: '+356' },
};

type Result<T> = { ok: true; data: T } | { ok: false; problem: Problem };

const dataOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.problem.status} ${result.problem.code}`);
  return result.data;
};

export interface FullPlayer extends SignedUp {
  /** Of a play session. */
  readonly bearer: string;
  readonly owned: {
    readonly session: string;
    readonly deposit: string;
    readonly onRampOrder: string;
    readonly cashOut: string;
    readonly round: string;
    readonly limit: string;
    readonly promotion: string;
    readonly campaign: string;
    readonly passkey: string;
    readonly exported: string;
  };
}

const deposit = async (server: TestServer, player: SignedUp): Promise<string> => {
  const started = dataOf(
    await player.call(postGatewayDeposit, {
      params: { gateway: theGateway.path },
      body: { amount: '50', currency: 'EUR' },
    }),
  );
  const { id } = started;
  await server.outside.act(started, 'approve');
  await vi.waitUntil(async () => dataOf(await player.call(getDeposit, { params: { id } })).status === 'credited', {
    timeout: 60_000,
  });
  return id;
};

const play = async (player: SignedUp): Promise<{ bearer: string; round: string }> => {
  const { games } = dataOf(await player.call(getGamesAndCategories, { params: { currency: 'EUR' } }));
  const { id, name, launchId, imageId, provider, category } = games.find((game) => game.id === 'dice') as Game;
  const { url } = dataOf(
    await player.call(postGame, {
      body: { id, gameName: name, demo: false, lang: 'en', launchId, imageId, platform: 'desktop', provider, category },
    }),
  );
  const bearer = url.split('#session=')[1] ?? '';
  const started = await player.call(startPlayRound, { bearer, body: { stake: '1' }, idempotencyKey: 'bet' });
  return { bearer, round: dataOf(started).id };
};

/** Armed for the next deposit. */
const promotion = async (player: SignedUp): Promise<string> => {
  const [offered] = dataOf(await player.call(getEligiblePromotions, { query: {} }));
  const body = { id: offered?.id ?? '', accepted: true };
  return dataOf(await player.call(answerPromotion, { body })).id;
};

/** A notice on the site that reached the player, of a campaign that is over. */
const campaign = async ({ database: { db } }: TestServer, playerId: bigint): Promise<bigint> => {
  const texts = { en: { subject: 'Hello', body: 'Text', notice: 'Text' } };
  const times = { sendsAt: '2026-01-01T00:00:00.000Z', endsAt: '2036-01-01T00:00:00.000Z' };
  const { id } = await db.one<{ id: bigint }>(
    `with two as (
       insert into operators (email, name, role) select gen_random_uuid() || '@example.org', 'O', 'content' from generate_series(1, 2)
       returning id
     )
     insert into campaigns (rules, made_by, approved_by, approved_at, state, started_at)
     select $1, min(id), max(id), now(), 'sending', now() from two returning id`,
    [JSON.stringify({ name: 'Hello', audience: {}, channels: ['notice'], ...times, texts })],
  );
  await db.run(
    `insert into campaign_players (player_id, campaign_id, channel, state, sent_at) values ($1, $2, 'notice', 'sent', now())`,
    [playerId, id],
  );
  await db.run(`update campaigns set state = 'sent', finished_at = now() where id = $1`, [id]);
  return id;
};

/** A looser limit waiting for its confirmation. */
const limit = async (player: SignedUp): Promise<string> => {
  dataOf(await player.call(putLimits, { body: { deposit: { day: '60.00' } } }));
  const { deposit: spans } = dataOf(await player.call(putLimits, { body: { deposit: { day: '90.00' } } }));
  return spans.day.waiting?.id ?? '';
};

const exported = async (player: SignedUp): Promise<string> => {
  dataOf(await player.call(postExport, {}));
  const look = async () => dataOf(await player.call(getExportState, {}));
  await vi.waitUntil(async () => (await look()).state === 'ready', { timeout: 60_000 });
  return (await look()).id ?? '';
};

export const fullPlayer = async (server: TestServer): Promise<FullPlayer> => {
  const { ids } = server.platform;
  const player = await server.signUp();
  dataOf(await player.call(putProfile, { body: details }));
  const playerId = ids.decode('usr', player.userId);
  const made = await deposit(server, player);
  const { bearer, round } = await play(player);
  const [session] = dataOf(await player.call(getSessions, {}));
  // What would need a network or a hardware key.
  const { id: cashOut } = await server.database.db.one<{ id: bigint }>(
    `insert into cash_outs (player_id, method, currency, amount, fee, eur_cents, eur_rate, address, due_at)
     values ($1, 'ETH', 'ETH', 10000000, 1000, 2000, 2000, '0x0', now() + interval '1 hour') returning id`,
    [playerId],
  );
  const { id: onRampOrder } = await server.database.db.one<{ id: bigint }>(
    `with network as (
       insert into chains (code, xpub, house_address, height, block_hash) values ('ODD', 'x', 'x', 0, 'x')
       on conflict (code) do update set code = excluded.code returning code
     ), address as (
       insert into deposit_addresses (player_id, chain, address, address_index, country)
       select $1::bigint, code, $1::bigint::text, $1::bigint::integer, 'MT' from network returning player_id, id
     )
     insert into onramp_orders (player_id, onramp, currency, eur_cents, address_id, state, widget_url)
     select player_id, $2, 'ETH', 5000, id, 'pending', 'https://widget.example/' from address returning id`,
    [playerId, onRamps[0]?.code],
  );
  const { key_sealed: sealed } = await server.database.db.one<{ key_sealed: Buffer }>(
    'select key_sealed from player_keys where player_id = $1',
    [playerId],
  );
  const name = openPlayerKey(server.platform.secretBox, BigInt(playerId ?? 0), sealed).seal('passkey-name', 'My phone');
  const { id: passkey } = await server.database.db.one<{ id: bigint }>(
    `insert into passkeys (player_id, credential_id, public_key, counter, transports, name_sealed)
     values ($1, $2, '\\x00', 0, '{}', $3) returning id`,
    [playerId, `credential-${player.userId}`, name],
  );
  return {
    ...player,
    bearer,
    owned: {
      session: session?.id ?? '',
      deposit: made,
      onRampOrder: ids.encode('onr', onRampOrder),
      cashOut: ids.encode('wdr', cashOut),
      round,
      promotion: await promotion(player),
      campaign: ids.encode('cam', await campaign(server, BigInt(playerId ?? 0))),
      limit: await limit(player),
      passkey: ids.encode('pky', passkey),
      exported: await exported(player),
    },
  };
};
