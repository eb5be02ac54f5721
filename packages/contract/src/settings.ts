/**
 * Business constants: limits, lifetimes, defaults. Each is defined once, here; what the database keeps of
 * them is compared with this table by `settings.test.ts` of the server. Named constants without a dependency: a page's bundle
 * takes only those it names.
 */

const minute = 60_000;
const hour = 60 * minute;

/** EUR cents that one withdrawal request may be worth. */
export const largestWithdrawalEurCents = 40_000n;

/** EUR cents that a deposit and a withdrawal are worth at least; an operator may ask for more, never for less. */
export const leastPaymentEurCents = 1_000n;

/** EUR cents that one round may pay at most, whatever was bet. */
export const highestRoundPayoutEurCents = 25_000_000n;

/** Wins appear in the winners' lists from this multiple of the stake. */
export const leastWinnerMultiple = 2;

/** Whole euros on the quick buttons of the deposit. */
export const quickDepositEuros = [30, 75, 100] as const;

/** Initial amount in the deposit form for fiat currencies, in units. */
export const firstDepositAmount = '75';

/** A payment tier whose last attempt failed says so for this long, and the last choice is remembered on the device as long. */
export const failedTierMs = 20 * minute;

/** How long the step with the payment method's name shows before the browser leaves for a page chosen among several ways to pay. */
export const redirectDelayMs = 500;

/** How long a step-up (password, code or passkey) stays valid, for players and operators. */
export const stepUpMs = 15 * minute;

/** How long the owner of a lost second factor can object before it is removed, and how long withdrawals are held afterwards. */
export const lostFactorWaitMs = 72 * hour;

/** This many searches without a result within this time are reported to the other operators. */
export const searchMisses = { most: 20, withinMs: 10 * minute } as const;

/** An approval request that nobody approves expires after this time. */
export const requestLifetimeDays = 7;

/** How long a closed account's personal data are kept: years where money moved, days where none did. */
export const dataKept = { yearsWithMoney: 5, daysWithout: 30 } as const;

/** How long after the player's request a looser limit applies, or an exclusion whose term is over ends. */
export const looserWaitMs = 24 * hour;

/** A launched game lives in one session of play for at most this long. */
export const playSessionMs = 24 * hour;

/** An open round waits this long for its player; then its game finishes it. */
export const openRoundMs = 24 * hour;

/** Hours that the link of a mail works: to confirm an email, to choose a new password, to let a browser in. */
export const mailLinkHours = { confirm: 24, reset: 1, browser: 1 } as const;

/** How long a locked operator still counts as able to approve, so that nobody can lock the others to be alone. */
export const lockedStillCountsMs = 72 * hour;

/** How long answers to bets are kept, from the start of the day (UTC) of their play session; longer than any play session. */
export const keptRepliesMs = 72 * hour;

/** Dates of birth that forms and calls accept, as UTC days; the legal age of the player's country applies in addition. */
export const dateOfBirthRange = { earliest: '1900-01-01', latest: '2005-12-31' } as const;
