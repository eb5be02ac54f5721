/** The texts of the parts that a cash-out in money goes back in. */
import type { LegKeeper } from '@carmine/contract/back-office/money/cash-outs';

export const legs = {
  title: 'How it goes back',
  about: (name: string) =>
    `Cards are paid by their gateway. A part that cannot go to a card is paid by you, to an account in the verified name, ${name}, and booked here afterwards.`,
  manual: 'Manual bank transfer',
  back: (gateway: string) => `Back through ${gateway}`,
  stranded: 'no longer polled',
  find: (gateway: string, reference: string) =>
    `${gateway} has no adapter in this installation any more. Check in its own back office whether it has paid order ${reference}: if so, book its reference here; if not, cancel the order there and pay by bank transfer.`,
  reference: 'Bank reference',
  reason: 'Reason (audited)',
  paid: 'Mark as paid',
  waits: 'Noted. It was ordered in a file: another operator has to book it with the same reference.',
  first: 'Before you send it by bank transfer, take it: then nobody else can send it, and no later hold stops it.',
  kept: 'held',
  keptBy: {
    stopped: 'Withdrawals are stopped: do not send this.',
    debt: 'Do not send this: a credited deposit of this player was reversed. First the debt has to be settled and the flag cleared, on the player’s page under Risk.',
    player_restricted:
      'Do not send this: our team has locked or closed the account since the withdrawal was approved. It continues once the account is open again.',
    risk_review:
      'Do not send this: the risk team is holding this player’s withdrawals because of a flag or a request for proof of funds.',
    factor_removed: 'Do not send this: the player’s second factor was removed less than three days ago.',
  } satisfies Readonly<Record<LegKeeper, string>>,
  instead: (leg: number) =>
    `A card declined part ${leg}. Before you send its amount by bank transfer, take it: the gateway is asked once more whether it has paid the card in the meantime.`,
  taken: 'It is being sent by bank transfer. Book it here once it is sent, or say that it was not.',
  late: {
    tag: 'paid late',
    held: (at: string) =>
      `It had failed, but its gateway paid it after all (known since ${at} UTC). It was booked as paid, and nobody has to pay it by bank transfer.`,
    noted: (at: string) =>
      `It had failed, but its gateway paid it after all (known since ${at} UTC), while an operator has taken it to send by bank transfer. If the bank transfer was not sent, do not send it and say so there. If it was, book it: the player then owes the amount.`,
    player: (at: string) =>
      `It had failed, but its gateway paid it after all (known since ${at} UTC). The player already had the money, so it was taken from the wallet as far as the balance allowed.`,
    house: (at: string) =>
      `It had failed, but its gateway paid it after all (known since ${at} UTC). The player already had the money and has since been erased: it is a loss for the house.`,
    owed: (amount: string) => `${amount} became a debt of the player.`,
    calledOff: 'The card was paid after all: do not pay this.',
  },
};
