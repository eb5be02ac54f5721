/** Mails about a player's open round, which cannot be turned off: it is about the player's stake, and a locked account shows no notices. */
import { roundEndAction } from '@carmine/contract/games/round-ends';
import { showAmount } from '@carmine/money';
import * as ledger from '../../platform/events/catalogue/wallet.ts';
import { amountText, momentText } from './event-payload.ts';
import { reaction, type MakeMailRequest, type Reaction } from './mail-request.ts';

const expires: MakeMailRequest<typeof ledger.roundExpiresSoon> = async ({ publicUrl, isRoundOpen }, { payload }) => {
  const { playerId, round, game, name, until } = payload;
  return {
    ...{ source: `round-expires:${round}`, kind: 'round_expires_soon', playerId },
    // A mail server that was away for hours sends no warning of what is over.
    write: async ({ firstName, language, templates }, brand) =>
      (await isRoundOpen(round))
        ? templates.roundExpiresTemplate({
            ...{ brand: brand.name, firstName, game: name, url: `${publicUrl}/game/${game}` },
            until: momentText(until, language),
          })
        : undefined,
  };
};

const ended: MakeMailRequest<typeof ledger.roundEnded> = async ({ publicUrl }, { payload }) => {
  const { playerId, round, name, currency, reason } = payload;
  const payout = BigInt(payload.payout);
  return {
    ...{ source: `round-ended:${round}`, kind: 'round_ended', playerId },
    write: async ({ firstName, language, templates }, brand) =>
      templates.roundEndedTemplate({
        ...{ brand: brand.name, firstName, game: name, reason, url: `${publicUrl}/history/bets/${round}` },
        action: roundEndAction(payload.action),
        paid: payout === 0n ? '' : amountText({ currency, amount: showAmount(currency, payout) }, language),
      }),
  };
};

export const roundMailRequests: readonly Reaction[] = [
  reaction(ledger.roundExpiresSoon, 'messages.round', expires),
  reaction(ledger.roundEnded, 'messages.round', ended),
];
