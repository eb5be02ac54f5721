/** The newest players, and one player. Every view is audited before the response is sent. */
import * as contract from '@carmine/contract/back-office/players/players';
import { listNewestPlayers } from '@carmine/contract/back-office/players/search';
import { formatAmount, money, toEur } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { PlayerProfile } from '../../../modules/identity/index.ts';
import { arrivedOf } from '../../../modules/payments/index.ts';
import type { WalletBalance } from '../../../modules/wallet/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { maskAddress, maskBirth, maskPhone } from '../mask.ts';
import { nothing, readPlayer } from './read-player.ts';
import type { BackOfficeService } from '../service.ts';

const maskedDetails = (profile: PlayerProfile | undefined) => {
  if (profile === undefined) return { phone: nothing, address: nothing, dateOfBirth: nothing };
  const { phone, city, country, dateOfBirth } = profile.userDetails;
  return {
    phone: maskPhone(phone.dialingCode, phone.phoneNumber),
    address: maskAddress(city, country),
    dateOfBirth: maskBirth(dateOfBirth),
  };
};

const shownWallet = async ({ modules: { rates } }: BackOfficeService, balance: WalletBalance) => {
  const text = (subunits: bigint) => formatAmount(money(balance.currency, subunits));
  const rate = await rates.rate(balance.currency);
  return {
    currency: balance.currency,
    cash: text(balance.cash),
    bonus: text(balance.bonus),
    locked: text(balance.locked),
    cashoutPending: text(balance.cashoutPending),
    atTables: text(balance.atTables),
    owed: text(balance.owed),
    freeSpinWinnings: text(balance.freeSpinWin),
    cashEur: rate === undefined ? null : formatAmount(toEur(money(balance.currency, balance.cash), rate, 'floor')),
    default: balance.default,
  };
};

const newestShown = 20;

const eur = (cents: bigint) => formatAmount(money('EUR', cents));

export const registerPlayers = (app: FastifyInstance, service: BackOfficeService): void => {
  const { identity, staff, wallet, payments } = service.modules;
  const { ids } = service.http;

  route(app, service, listNewestPlayers, async ({ operator }) => {
    const newest = await identity.newestPlayers(newestShown);
    const found = await Promise.all(newest.map((id) => readPlayer(service, id)));
    const players = found.flatMap((player) => (player === undefined ? [] : [player.head]));
    const details = { players: players.map(({ id }) => id) };
    await staff.record({ operatorId: operator.id, action: 'player.list', details });
    return answer(200, players);
  });

  route(app, service, contract.readPlayer, async ({ params, operator }) => {
    const playerId = ids.decode('usr', params.id);
    const player = playerId === undefined ? undefined : await readPlayer(service, playerId);
    if (playerId === undefined || player === undefined) return refuse('player_not_found');
    await staff.record({ operatorId: operator.id, action: 'player.read', subject: { kind: 'player', id: params.id } });
    const [balances, credited] = await Promise.all([wallet.wallets(playerId), payments.credited(playerId)]);
    return answer(200, {
      ...player.head,
      confirmed: player.profile?.confirmed ?? false,
      lastSeenAt: player.accountStatus.lastSeenAt?.toISOString() ?? null,
      wallets: await Promise.all(balances.map((balance) => shownWallet(service, balance))),
      totals: {
        depositedEur: eur(credited.reduce((sum, deposit) => sum + arrivedOf(deposit).eurCents, 0n)),
        deposits: credited.length,
      },
      details: maskedDetails(player.profile),
    });
  });

  route(app, service, contract.revealPlayerDetails, async ({ params, body, operator }) => {
    const playerId = ids.decode('usr', params.id);
    const player = playerId === undefined ? undefined : await readPlayer(service, playerId);
    if (player?.profile === undefined) return refuse('player_not_found');
    await staff.record({
      operatorId: operator.id,
      action: 'player.reveal',
      subject: { kind: 'player', id: params.id },
      details: { reason: body.reason },
    });
    const { phone, address, address2, zipCode, city, country, dateOfBirth } = player.profile.userDetails;
    const parts = [address, address2, zipCode, city, country].filter((part) => part !== null && part !== '');
    return answer(200, {
      email: player.profile.email,
      phone: phone.phoneNumber === null ? '–' : `${phone.dialingCode ?? ''} ${phone.phoneNumber}`.trim(),
      address: parts.length === 0 ? '–' : parts.join(', '),
      dateOfBirth: dateOfBirth === null ? '–' : new Date(dateOfBirth * 1000).toISOString().slice(0, 10),
    });
  });
};
