/** The texts of a deposit, from its amount to its last word. Words of the specification stand letter by letter. */
import { failedTierMs } from '@carmine/contract/settings';

const fee = (percent: number): string => (percent === 0 ? 'No fee' : `${percent}% fee`);

const time = (minutes: number): string => {
  if (minutes === 0) return 'Usually instant';
  if (minutes < 90) return `In about ${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 36 ? `In about ${hours} hours` : `In about ${Math.round(hours / 24)} days`;
};

const onItsPage = (name: string, amount: string): readonly string[] => [
  `Continue to ${name}`,
  `Confirm ${amount}`,
  'Come back here by its own link',
];

const inItsWindow = (_name: string, amount: string): readonly string[] => [
  'Open the payment window',
  `Confirm ${amount}`,
  'The window closes by itself',
];

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const depositTexts = {
  pageTitle: (brand: string) => `Deposit · ${brand}`,
  title: 'Deposit',
  amount: 'Amount',
  minimum: (least: string, most?: string) => `min ${least}${most === undefined ? '' : `, max ${most}`}`,
  quick: 'Suggested amounts',
  converted: (amount: string) => `${amount} at today’s rate. Nothing is exchanged, and you can change it.`,
  barriers: {
    maximum: (most: string) => `At most ${most} in one deposit.`,
    limit: (room: string, until: string) => `Your deposit limit leaves ${room} until ${until}.`,
    limitFirst: 'Where you are, a deposit limit comes before the first deposit.',
    toLimits: 'See my limits',
  },
  codeLink: 'I have a bonus code',
  codeHide: 'No bonus code',
  code: 'Bonus code',
  codeUnknown: 'This code is not valid. Check it, or continue without one.',
  walletAdded: (currency: string, standard: string) =>
    `Your ${currency} wallet is added when you continue. Your default stays ${standard}.`,
  playWith: 'Play with',
  instant: 'Instant',
  confirmedFirst: 'Credited once the network has confirmed it',
  currencyRequired: 'Selected currency is required.',
  rateMissing: 'The rate of this currency is not known just now.',
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
  },
  methods: {
    title: 'How would you like to pay?',
    paying: 'You deposit',
    creditCard: 'Credit Card',
    tiers: 'Choose a tier',
    remembered: `Remembered on this device for ${failedTierMs / 60_000} minutes`,
    kinds: { card: 'Card', 'e-wallet': 'E-wallet', bank: 'Bank transfer' },
    fee,
    time,
    terms: ({ feePercent, minutes }: { readonly feePercent: number; readonly minutes: number }) =>
      `${fee(feePercent)}, ${lowerFirst(time(minutes))}`,
    feeLabel: 'Fee',
    timeLabel: 'Credited',
    leastLabel: 'Minimum deposit',
    outside: (name: string, least: string, most: string) => `${name} takes ${least} to ${most} in one deposit.`,
    /** How it is paid there. */
    ways: {
      redirect: (name: string) => `You pay on ${name}’s own page and come back here.`,
      form: (name: string) => `You pay on ${name}’s own page and come back here.`,
      widget: (name: string) => `You pay ${name} in a window of this page.`,
      frame: (name: string) => `You pay ${name} in a window of this page.`,
      qr: (name: string) => `You scan a code with the ${name} app on your phone.`,
      address: (name: string) => `${name} gives you an account to send the money to.`,
    },
    documents: 'We check your identity before your first withdrawal, and in some countries before you can deposit.',
    most: (amount: string) => `Up to ${amount} per deposit.`,
    failed: '(Failed to process)',
    continueWith: (name: string) => `Continue with ${name}`,
    none: 'No payment method is available for this currency and your country just now.',
    /** Methods people look for by name. */
    lookedFor: ['Mifinity', 'Interac', 'Jeton'],
    notOffered: (names: readonly string[]) =>
      `${new Intl.ListFormat('en-GB').format(names)} ${names.length === 1 ? 'is' : 'are'} not offered here.`,
    otherCurrency: 'Choose another currency',
    list: 'Payment methods',
  },
  redirecting: (name: string) => `Taking you to ${name}`,
  redirectingText: 'You pay on the provider’s own page and come back here.',
  /** Paid within our pages, or taken up again. */
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
        'Write the reference with it, where there is one',
        'It is credited once it has arrived',
      ],
    },
    other: 'Other ways to pay',
    frame: (name: string) => `Payment with ${name}`,
    open: 'Open the payment window',
    go: (name: string) => `Continue to ${name}`,
    qr: (name: string) => `Code to pay with ${name}`,
    scan: (name: string) => `Scan this code with your phone to pay with ${name}.`,
    here: (name: string) => `Open ${name} on this device`,
    send: 'Send the amount to this address. It is credited once it has arrived.',
    address: 'Address',
    reference: 'Reference: has to be written with it',
  },
  details: {
    title: 'Your details',
    money: 'We need a few details before your first payment.',
    coin: (coin: string) => `We need a few details before your first ${coin} deposit.`,
    save: 'Save and continue',
    saved: 'Profile saved',
    failed: 'Profile save failed!!!',
    address: 'Address',
    zipCode: 'Zip code',
    city: 'City',
    country: 'Country',
    state: 'State',
    statePlaceholder: 'Choose a state',
    dialingCode: 'Dialing code',
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
  historyEmpty: 'Nothing yet. Your first deposit and its progress will appear here.',
  historyColumns: { when: 'When', method: 'Method', amount: 'Amount', status: 'Status' },
  signInFirst: 'Sign in to deposit and to see your deposits.',
  progress: {
    title: 'Deposit',
    texts: {
      created: 'The provider has not told us of a payment yet.',
      pending: 'We wait for the provider to tell us how the payment ended.',
      review: "The amount received doesn't match your request. We're reviewing it.",
      credited: 'The money is in your wallet.',
      failed: 'The payment was declined. Nothing was taken.',
      expired: 'The payment was not finished in time. If you did pay, it is still credited when the provider tells us.',
      cancelled: 'You cancelled the payment. Nothing was taken.',
      refunded: 'The payment was given back to you.',
      charged_back: 'The payment was taken back by your bank.',
    },
    open: 'The provider has not told us of your payment yet. You can still pay it here.',
    steps: { started: 'Deposit started', paid: 'Paid at the provider', credited: 'Credited to your wallet' },
    play: 'Play now',
    again: 'Try again',
    live: 'This page updates automatically.',
    missing: 'This deposit is not known.',
  },
  amounts: {
    letters: () => 'Please use digits and one decimal point only.',
    decimals: (currency: string, decimals: number) =>
      `${currency} has ${decimals} decimals at most. Please shorten the amount.`,
    nothing: 'Please enter more than 0.',
    unclear: () => 'Use a point for decimals, for example 1250.50.',
    too_large: () => 'This is more than anybody can pay at once.',
  },
  droppedByChain:
    'The network took back the block that held your transaction. If it takes the transaction again, it is credited by itself.',
  needed: (stake: string) => `Your balance does not cover a stake of ${stake}. Deposit to keep playing.`,
  givenBack: {
    step: 'Refunded',
    going: 'It is being refunded to the payment method you used.',
    byHand:
      'It cannot be refunded to the payment method you used, so it is paid by bank transfer. We write to you for the account.',
    done: 'It has been refunded to the payment method you used. Your bank may take some days to show it.',
    doneByHand: 'It has been refunded to you. Your bank may take some days to show it.',
    amount: (amount: string) => `${amount} arrived and is refunded in full.`,
    amountBack: (amount: string) => `${amount} arrived and was refunded in full.`,
    reasons: {
      amount_not_as_asked: 'A different amount arrived than you requested.',
      payer_is_not_you: 'It was paid by somebody else. A deposit has to come from a card or account of your own.',
      documents_needed: 'We need further documents before we can accept it. Please write to our support.',
      rules_broken: 'It breaks our terms and conditions.',
      asked_by_player: 'You asked us not to accept it.',
    },
  },
  credited: (count: number) => `${count} credited`,
} as const;
