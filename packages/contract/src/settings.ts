/**
 * What the house has decided in figures: limits, lifetimes, first values. Each stands here once; what the database keeps of
 * them is compared with this table by `settings.test.ts` of the server. Named constants without a dependency: a page's bundle
 * takes only those it names.
 */

const minute = 60_000;
const hour = 60 * minute;

/** EUR cents that one withdrawal request may be worth. */
export const largestWithdrawalEurCents = 40_000n;

/** EUR cents that a deposit and a withdrawal are worth at least; an operator may ask for more, never for less. */
export const leastPaymentEurCents = 1_000n;

/** EUR cents that a deposit needs for the offer of the first one, and for those of the second to fifth. */
export const leastOfferEurCents = { first: 1_000n, secondToFifth: 2_000n } as const;

/** EUR cents that one round may pay at most, whatever was bet. */
export const highestRoundPayoutEurCents = 25_000_000n;

/** A win is worth a place on the winners' lists from this multiple of what was staked on. */
export const leastWinnerMultiple = 2;

/** Whole euros on the quick buttons of the deposit. */
export const quickDepositEuros = [30, 75, 100] as const;

/** What the deposit's amount field holds at first where the currency is fiat, in units. */
export const firstDepositAmount = '75';

/** A payment tier whose last attempt failed says so for this long, and the last choice is remembered on the device as long. */
export const failedTierMs = 20 * minute;

/** A password, code or passkey just shown counts as proof of who sits there for this long, for players and operators. */
export const stepUpMs = 15 * minute;

/** Before a lost second factor goes, its owner has this long to object; as long no withdrawal leaves afterwards. */
export const lostFactorWaitMs = 72 * hour;

/** So many searches of an operator that find nobody, within this time, are told to the other operators. */
export const searchMisses = { most: 20, withinMs: 10 * minute } as const;

/** What one operator asked for and nobody approved ends after this time. */
export const requestLifetimeDays = 7;

/** How long a closed account's personal data are kept: years where money moved, days where none did. */
export const dataKept = { yearsWithMoney: 5, daysWithout: 30 } as const;

/** A looser limit holds, and an exclusion that is over ends, this long after its player asked for it. */
export const looserWaitMs = 24 * hour;

/** A launched game lives in one session of play for at most this long. */
export const playSessionMs = 24 * hour;

/** An open round waits this long for its player; then its game finishes it. */
export const openRoundMs = 24 * hour;

/** Hours that the link of a mail works: to confirm an email, to choose a new password, to let a browser in. */
export const mailLinkHours = { confirm: 24, reset: 1, browser: 1 } as const;

/** An operator who was locked still counts among those who could approve for this long: nobody locks the others to be alone. */
export const lockedStillCountsMs = 72 * hour;

/** Answers to bets are kept this long from the begin of the day (UTC) of their play session; longer than any such session. */
export const keptRepliesMs = 72 * hour;

/** Birth dates that forms and calls take, whole days in UTC; the legal age of the player's country holds on top. */
export const dateOfBirthRange = { earliest: '1900-01-01', latest: '2005-12-31' } as const;
