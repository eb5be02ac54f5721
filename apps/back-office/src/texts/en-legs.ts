/** The texts of the parts that a cash-out in money goes back in. */
import type { LegKeeper } from '@carmine/contract/back-office/money/cash-outs';

export const legs = {
  title: 'How it goes back',
  about: (name: string) =>
    `Cards are paid by their gateway. A part that no card can take is paid by you, to an account in the verified name, ${name}, and booked here afterwards.`,
  manual: 'By hand, at the bank',
  back: (gateway: string) => `Back through ${gateway}`,
  stranded: 'no longer polled',
  find: (gateway: string, reference: string) =>
    `${gateway} has no adapter in this installation any more. Look at its own desk whether it has paid order ${reference}: if so, book its reference here; if not, cancel the order there and pay by bank.`,
  reference: 'Reference of the bank',
  reason: 'Reason (audited)',
  paid: 'It is paid',
  first: 'Before you send it by bank, take it: nobody else can send it then, and what comes up later does not stop it.',
  kept: 'held',
  keptBy: {
    stopped: 'Withdrawals are stopped: do not send this.',
    debt: 'Do not send this: a credited deposit of this player was reversed. What is owed is settled first, and the flag is cleared on the player’s page under Risk.',
    player_restricted:
      'Do not send this: staff have locked or closed the account since the withdrawal was approved. It goes on once the account is open again.',
    risk_review:
      'Do not send this: the risk team holds this player’s withdrawals, because of a flag or because proof of the source of funds is requested.',
    factor_removed: 'Do not send this: the player’s second factor was removed less than three days ago.',
  } satisfies Readonly<Record<LegKeeper, string>>,
  instead: (leg: number) =>
    `A card refused part ${leg}. Before you send its sum by bank, take it: its gateway is asked once more whether it has paid the card meanwhile.`,
  taken: 'It is being sent by bank. Book it here once it is sent, or say that it was not.',
  late: {
    tag: 'paid late',
    held: (at: string) =>
      `It had failed, and its gateway paid it after all (known since ${at} UTC). It was booked as paid, and nobody has to pay it by bank.`,
    noted: (at: string) =>
      `It had failed, and its gateway paid it after all (known since ${at} UTC), while an operator has it for the bank. If the bank transfer was not sent, do not send it and say so there. If it was, book it: the player then owes the sum.`,
    player: (at: string) =>
      `It had failed, and its gateway paid it after all (known since ${at} UTC). The player had the sum already, so it was taken from the wallet as far as that reached.`,
    house: (at: string) =>
      `It had failed, and its gateway paid it after all (known since ${at} UTC). The player had the sum already and was erased since: the house has lost it.`,
    owed: (amount: string, currency: string) => `${amount} ${currency} became a debt of the player.`,
    calledOff: 'The card was paid after all: do not pay this.',
  },
};
