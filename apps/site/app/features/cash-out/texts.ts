/** The texts of a withdrawal, from its form to its last state. Words of the specification stand letter by letter. */
export const cashOutTexts = {
  pageTitle: (brand: string) => `Withdrawal · ${brand}`,
  title: 'Withdraw',
  canCashOut: 'You can withdraw',
  amount: 'Amount',
  /** Decimals of euro, as the house has set them. */
  limit: (least: string, most: string) => `min ${least} EUR, max ${most} EUR`,
  max: 'Max',
  maxLabel: 'Max: the most you can withdraw at once',
  address: (coin: string) => `${coin} address`,
  submit: 'Cashout',
  required: '*required',
  notEnough: 'You do not have enough money for this withdrawal.',
  allOfIt: (amount: string) =>
    `The minimum does not apply right now: you can withdraw your full balance, ${amount}. Press Max.`,
  paused: {
    dialog:
      'Withdrawals are paused while we check our books. Your money stays yours, and you can request a withdrawal here as soon as they resume. Withdrawals you have already requested will then continue automatically.',
    tracker:
      'Withdrawals are paused while we check our books. This one stays reserved in full and continues automatically when they resume. The money stays yours.',
    live: 'It continues automatically. You do not need to do anything.',
    checklist: 'Withdrawals are paused',
  },
  verify: 'Your identification and address has to be verified before cashout',
  verifyLink: 'Verify now',
  incomplete: 'Please insert correct amount and crypto address',
  sent: 'Cash out request has been sent!',
  failed: 'Something went wrong, please contact support!',
  requested: {
    title: 'Withdrawal requested',
    text: 'The amount has left your balance and is waiting for approval.',
    follow: 'Follow this withdrawal',
    back: 'Back to the game',
  },
  stays: {
    not_withdrawable_yet: (amount: string) => `${amount} more once you have wagered it.`,
    network_busy: (amount: string) =>
      `${amount} stays in your wallet for now: the network fee is more than half of it.`,
  },
  apart: {
    bonus: (amount: string) => `Not included: ${amount} of bonus money, which becomes cash once it is wagered.`,
    free_spins: (amount: string) =>
      `Not included: ${amount} won by free spins. A deposit turns it into bonus money, as their promotion says.`,
    tables: (amount: string) => `Not included: ${amount} at tables. It is back in your wallet when you leave them.`,
  },
  bonusRemoved: {
    active: (amount: string) => `This withdrawal removes your bonus: ${amount} of bonus money ends.`,
    waiting: (amount: string) => `It also ends a waiting bonus of ${amount}.`,
    cash: 'Your cash, your free spins and what they have won stay.',
  },
  noCoins: 'You have no wallet to withdraw from yet.',
  fiat: {
    way: 'Withdrawals go back to the cards or the e-\u2060wallet you used, the most recent card first.',
    backTo: (name: string) => `Back to your card via ${name}`,
    toEWallet: (name: string) => `To your ${name} account`,
    byHand: 'By bank transfer, to your own account',
    byHandText:
      'Anything that cannot go back to a card or an e-\u2060wallet is paid by bank transfer. The account has to be in your verified name.',
    fee: 'Fee',
    legFee: (fee: string) => `fee ${fee}`,
    byBank: 'Your bank account',
    states: { waiting: 'waiting', sent: 'on its way', paid: 'paid', failed: 'being rerouted' } as Readonly<
      Record<string, string>
    >,
    texts: {
      requested: 'The money has left your balance and is waiting for approval.',
      review: 'Our team is reviewing it before it is sent.',
      approved: 'Approved. It is about to be sent.',
      submitting: 'It is being sent.',
      submitted: 'It is on its way. Your bank may take a few days to show it.',
      paid: 'The money has been paid out.',
      rejected: 'It was rejected. The money is back in your balance.',
      failed: 'It could not be sent. The money is back in your balance.',
      returned: 'The money is back in your balance.',
    },
    sent: 'Sent',
    twice: (amount: string, taken: string) =>
      `Your card declined ${amount} at first and was then paid after all, so you received this amount twice. ${taken}`,
    taken: (sum: string) => `${sum} was taken out of your wallet.`,
    owed: (sum: string) => `${sum} was not in your wallet, so you owe us this amount.`,
  },
  checklist: {
    steps: (left: number) => (left === 1 ? 'One step left' : `${left} steps left`),
    ready: 'Ready to go',
    text: 'Before you can withdraw',
    done: 'done',
    open: 'open',
    unjudged: 'not checked yet',
    noAmount: 'Enter an amount',
  },
  quote: {
    fee: 'Fee',
    bonus: 'Bonus removed',
    receive: 'You receive',
    due: (when: string) => `expected by ${when} unless it needs a review`,
    waiting: 'Enter an amount to see the fee.',
    notYet: 'You will see the fee and the time once this amount can be withdrawn.',
  },
  stepUp: {
    title: 'Confirm it is you',
    text: 'Please confirm once more before we send the money.',
    confirm: 'Confirm and withdraw',
  },
  tracker: {
    title: 'Withdrawal',
    missing: 'We could not find this withdrawal.',
    to: 'To',
    fee: 'Fee',
    receive: 'You receive',
    transaction: 'Transaction',
    due: (when: string) => `Due by ${when}`,
    held: (until: string) => `Held until ${until}.`,
    heldText:
      'Your second factor was removed, so withdrawals are held for three days. This one then continues automatically. If you did not ask for the removal, please contact support.',
    late: 'This is taking longer than it should. Our team has been notified.',
    live: 'This page updates automatically.',
    history: 'All payments',
    confirmations: (count: number) => (count === 1 ? '1 confirmation' : `${count} confirmations`),
    texts: {
      requested: 'The money has left your balance and is waiting for approval.',
      review: 'Our team is reviewing it before it is sent.',
      approved: 'Approved. It is about to be sent.',
      submitting: 'It is being sent to the network.',
      submitted: 'It has been sent to the network and is being confirmed.',
      paid: 'The coins have arrived at your address.',
      rejected: 'It was rejected. The money is back in your balance.',
      failed: 'It could not be sent. The money is back in your balance.',
      returned: 'The money is back in your balance.',
    },
    steps: { requested: 'Requested', approved: 'Approved', sent: 'Sent to the network', paid: 'Paid' },
    reasons: {
      documents_needed: 'We need further documents before we can pay this out. Please contact support.',
      address_not_allowed: 'We cannot send to this address. Please choose another one.',
      payment_not_yours: 'The address or payment method does not belong to you.',
      rules_broken: 'The request breaks our Terms and Conditions.',
      asked_by_player: 'You asked us to cancel it.',
      address_refuses: 'The address does not accept these coins. Please choose another one.',
      asset_refuses:
        'The issuer has paused these coins for the moment. Please try again later, or choose another coin.',
      address_unproven: 'Part of it is locked money, and the address is not verified yet.',
      debt: 'One of your deposits was reversed, or you owe us money. This withdrawal waits until that is settled and our team has reviewed it.',
      bank_refused:
        'The bank could not pay to your account. The money is back in your balance: please enter another account and try again.',
      bank_returned:
        'The bank has sent the transfer back. The money is back in your balance: please check your bank account.',
      refused_by_address: 'The address did not accept these coins. Please choose another one.',
    },
  },
} as const;
