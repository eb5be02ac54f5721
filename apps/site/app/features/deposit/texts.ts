/** The texts of a deposit, from its amount to its last state. What the specification words is kept letter for letter. */
import type { PaymentMethod } from '@carmine/contract/payments/payment-methods';
import { failedTierMs } from '@carmine/contract/settings';

const fee = (percent: number): string => (percent === 0 ? 'No fee' : `${percent}% fee`);

const time = (minutes: number): string => {
  if (minutes === 0) return 'Usually instant';
  if (minutes < 90) return `In about ${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 36 ? `In about ${hours} hours` : `In about ${Math.round(hours / 24)} days`;
};

type Terms = Pick<PaymentMethod, 'feePercent' | 'minutes' | 'slowMinutes'>;

const credited = ({ minutes, slowMinutes }: Terms): string =>
  slowMinutes === undefined ? time(minutes) : `Slower than usual: ${lowerFirst(time(slowMinutes))}`;

const onItsPage = (name: string, amount: string): readonly string[] => [
  `Continue to ${name}`,
  `Confirm ${amount}`,
  'Return here using the link on its page',
];

const inItsWindow = (_name: string, amount: string): readonly string[] => [
  'Open the payment window',
  `Confirm ${amount}`,
  'The window closes automatically',
];

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const depositTexts = {
  pageTitle: (brand: string) => `Deposit · ${brand}`,
  title: 'Deposit',
  amount: 'Amount',
  minimum: (least: string, most?: string) => `min ${least}${most === undefined ? '' : `, max ${most}`}`,
  quick: 'Suggested amounts',
  converted: (amount: string) =>
    `Worth ${amount} at today’s rate. Nothing is exchanged, and you can change the amount.`,
  barriers: {
    maximum: (most: string) => `One deposit can be up to ${most}.`,
    limit: (room: string, until: string) => `Your deposit limit has ${room} left until ${until}.`,
    limitFirst: 'In your country, you need to set a deposit limit before your first deposit.',
    toLimits: 'See my limits',
  },
  codeLink: 'I have a bonus code',
  codeHide: 'No bonus code',
  code: 'Bonus code',
  codeHint: 'It counts for this deposit only. If you enter several codes, the last one counts.',
  codeUnknown: 'This code is not valid. Check it, or continue without one.',
  walletAdded: (currency: string, standard: string) =>
    `We will add a ${currency} wallet when you continue. Your default stays ${standard}.`,
  playWith: 'Play with',
  instant: 'Instant',
  confirmedFirst: 'Credited once the network has confirmed it',
  currencyRequired: 'Selected currency is required.',
  promotion: {
    optional: 'Promotions are optional, you can either accept or reject them',
    none: "I don't want any promotion",
    minimum: (euro: string) => `Minimum deposit amount is ~${euro}€`,
    plainTitle: 'Your deposit',
    youDeposit: 'You deposit',
    fee: 'Fee',
    noFee: '0%',
    youStartWith: 'You start with',
    noOffer: 'No promotion is running for this deposit.',
    ofCode: 'With your bonus code',
    bonus: (percent: string) => `Bonus, ${percent}`,
    freeSpins: (value: string) => `Free spins, ${value} each`,
    wouldStartWith: 'With it you start with',
    /** In one line under the sum. */
    wager: (amount: string, times: string, days: string) =>
      `Wager ${amount} (${times}) within ${days} to turn the bonus into cash.`,
    maxBet: (amount: string) => `Stakes are at most ${amount} a round meanwhile.`,
    removes: 'A withdrawal before then removes the bonus, never your cash.',
    capped: (amount: string) => `This is what is left of the offer for you: ${amount}.`,
    answer: 'Accept or reject the promotion',
    accept: 'Accept',
    reject: 'Reject',
    unanswered: 'If you do neither, your deposit comes without a promotion.',
    terms: 'Full terms',
    vip: {
      title: 'VIP promotions',
      text: 'You have used all welcome offers. Your own promotions are on their page, with what each one asks for.',
      link: 'See your promotions',
    },
  },
  methods: {
    title: 'How would you like to pay?',
    paying: 'You deposit',
    creditCard: 'Credit Card',
    tiers: 'Choose a tier',
    remembered: `Remembered on this device for ${failedTierMs / 60_000} minutes`,
    kinds: { card: 'Card', 'e-wallet': 'E-wallet', bank: 'Bank transfer' },
    fee,
    terms: (method: Terms) => `${fee(method.feePercent)}, ${lowerFirst(credited(method))}`,
    credited,
    feeLabel: 'Fee',
    timeLabel: 'Credited',
    outside: (name: string) => `${name} does not take this amount. Choose another amount or another method.`,
    /** How it is paid there. */
    ways: {
      redirect: (name: string) => `You pay on ${name}’s page, then return here.`,
      form: (name: string) => `You pay on ${name}’s page, then return here.`,
      widget: (name: string) => `You pay with ${name} in a window on this page.`,
      frame: (name: string) => `You pay with ${name} in a window on this page.`,
      qr: (name: string) => `You scan a code with the ${name} app on your phone.`,
      address: (name: string) => `${name} gives you an account to transfer the money to.`,
    },
    documents: 'We check your identity before your first withdrawal, and in some countries before you can deposit.',
    failed: '(Failed to process)',
    continueWith: (name: string) => `Continue with ${name}`,
    none: 'No payment method is available for this currency in your country right now.',
    otherCurrency: 'Choose another currency',
    list: 'Payment methods',
  },
  /** A method's own screen. */
  gateway: {
    title: (name: string) => `Deposit with ${name}`,
    email: 'Your email',
    choose: 'Choose how you want to pay.',
    way: 'Ways to pay',
    types: {
      redirect: 'Checkout',
      form: 'Checkout',
      widget: 'Payment window',
      frame: 'Payment window',
      qr: 'QR',
      address: 'Transfer',
    },
    pay: (amount: string) => `Pay ${amount}`,
  },
  redirecting: (name: string) => `Taking you to ${name}`,
  redirectingText: 'You pay on the provider’s page, then return here.',
  /** Paid within our pages, or resumed. */
  checkout: {
    title: (name: string) => `Pay with ${name}`,
    how: 'How to pay',
    steps: {
      redirect: onItsPage,
      form: onItsPage,
      widget: inItsWindow,
      frame: inItsWindow,
      qr: (name: string, amount: string) => [
        `Open the ${name} app on your phone`,
        'Scan the code with it',
        `Confirm ${amount}`,
      ],
      address: (_name: string, amount: string) => [
        `Send exactly ${amount} to the address`,
        'Add the reference, if there is one',
        'It is credited once it arrives',
      ],
    },
    other: 'Other ways to pay',
    frame: (name: string) => `Payment with ${name}`,
    open: 'Open the payment window',
    go: (name: string) => `Continue to ${name}`,
    qr: (name: string) => `Code to pay with ${name}`,
    scan: (name: string) => `Scan this code with your phone to pay with ${name}.`,
    here: (name: string) => `Open ${name} on this device`,
    amount: 'Amount',
    fee: 'Fee',
    validUntil: 'Code valid until',
    send: 'Send the amount to this address. It is credited once it arrives.',
    address: 'Address',
    reference: 'Reference (required)',
  },
  details: {
    title: 'Your details',
    money: 'We need a few details before your first payment.',
    coin: (coin: string) => `We need a few details before your first ${coin} deposit.`,
    save: 'Save and continue',
    saved: 'Profile saved',
    failed: 'Profile save failed!!!',
    address: 'Address',
    zipCode: 'Postcode',
    city: 'City',
    country: 'Country',
    state: 'State',
    statePlaceholder: 'Choose a state',
    dialingCode: 'Dialling code',
    phoneNumber: 'Phone number',
    dateOfBirth: 'Date of birth',
    gender: 'Gender',
    male: 'Male',
    female: 'Female',
    confirm: 'Your email is not confirmed yet.',
    resend: 'Send the email again',
    resent: 'The email is on its way.',
    required: '*required',
  },
  /** The ways to what a place asks for before a deposit. */
  ways: { verification: 'Verify your identity', limits: 'Set a deposit limit' },
  history: 'Your deposits',
  historyEmpty: 'No deposits yet. Your first deposit and its progress will appear here.',
  historyColumns: { when: 'When', method: 'Method', amount: 'Amount', status: 'Status' },
  signInFirst: 'Sign in to deposit and to see your deposits.',
  progress: {
    title: 'Deposit',
    texts: {
      created: 'The provider has not reported a payment yet.',
      pending: 'We are waiting for the provider to confirm the payment.',
      review: 'The amount received does not match your request. Our team is reviewing it.',
      credited: 'The money is in your wallet.',
      failed: 'The payment was declined. Nothing was taken.',
      expired:
        'The payment was not completed in time. If you did pay, it will still be credited once the provider confirms it.',
      cancelled: 'You cancelled the payment. Nothing was taken.',
      refunded: 'The payment was refunded to you.',
      charged_back: 'Your bank reversed the payment.',
    },
    open: 'The provider has not reported your payment yet. You can still pay here.',
    steps: { started: 'Deposit started', paid: 'Paid at the provider', credited: 'Credited to your wallet' },
    play: 'Play now',
    again: 'Try again',
    nextTier: (name: string) =>
      `${name} is another way to pay by card. Should the first payment go through after all, it will be credited too.`,
    payBy: (name: string, amount: string) => `Pay ${amount} with ${name}`,
    live: 'This page updates automatically.',
    missing: 'We could not find this deposit.',
  },
  amounts: {
    letters: () => 'Use digits and one decimal point only.',
    decimals: (currency: string, decimals: number) => `Use at most ${decimals} decimals for ${currency}.`,
    nothing: 'Enter an amount above 0.',
    unclear: () => 'Use a point for decimals, for example 1250.50.',
    too_large: () => 'This is too much for one payment. Enter a smaller amount.',
  },
  droppedByChain:
    'The network replaced the block with your transaction. If it confirms the transaction again, it is credited automatically.',
  needed: (stake: string) => `Your balance does not cover a stake of ${stake}. Deposit to continue.`,
  givenBack: {
    step: 'Refunded',
    going: 'It is being refunded to the payment method you used.',
    byHand:
      'It cannot be refunded to the payment method you used, so we will send it by bank transfer. We will ask you for your bank details.',
    done: 'It has been refunded to the payment method you used. Your bank may take a few days to show it.',
    doneByHand: 'It has been refunded to you. Your bank may take a few days to show it.',
    amount: (amount: string) => `${amount} arrived and is being refunded in full.`,
    amountBack: (amount: string) => `${amount} arrived and was refunded in full.`,
    reasons: {
      amount_not_as_asked: 'The amount that arrived is not the one you requested.',
      payer_is_not_you: 'It was paid by somebody else. A deposit has to come from your own card or account.',
      documents_needed: 'We need further documents before we can accept it. Please contact support.',
      rules_broken: 'It breaks our Terms and Conditions.',
      asked_by_player: 'You asked us not to accept it.',
    },
  },
  credited: (count: number) => `${count} credited`,
} as const;
