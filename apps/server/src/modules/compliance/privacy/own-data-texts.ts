/** What the README beside a copy of one's own data says. Names of files, parts and columns are the same in every language. */
import type { OwnTable } from './own-data-tables.ts';

/** In the order of the README: money, play, protection, documents, messages, settings. */
const parts: Readonly<Record<OwnTable | 'sessions' | 'passkeys' | 'chat', string>> = {
  deposits:
    'Every deposit. "id" is the one on the deposit\'s page. "amount" is what you asked for, "paid_amount" what arrived where it differed. "eur" is what it was worth in euro that day, "coupon" the bonus code you entered with it.',
  deposit_addresses:
    'The addresses that were given to you to send coins to. "deposit_id" is the id on the page of that deposit, "coupon" the bonus code you entered with it.',
  onramp_orders:
    'Crypto you bought from a partner: "eur" is what you were to pay, "state" what the partner last said, "reference" its number for the purchase, "txid" the transaction it named. What was credited is among the deposits.',
  cash_outs:
    'Every withdrawal. "id" is the one on its page. "amount" left your balance, "fee" is the part of it that sending cost.',
  bank_accounts:
    'The bank accounts you gave us for withdrawals: since when, whether the bank refused to pay to them, and when you replaced them.',
  transfers:
    'The ledger: every movement of your money, "from" one account "to" another. Yours begin with "your": cash is what you play with and can withdraw, bonus is bonus money, locked is for withdrawing only. The ids are those of the round, deposit or withdrawal that moved it. A "kind" that begins with "bonus" or "free_spin" is about a bonus or free spins, one with "reward" is rakeback, a prize of a race, a gift or a recommendation, one with "tournament" an entry or a prize.',
  disputes:
    'Charge-backs of your deposits: what your bank or card company took back and when, and when it was credited again.',
  player_debts:
    'What you owed for deposits that were reversed after they were credited, and since when; 0 if it is settled or was written off.',
  address_challenges: 'Addresses we asked you to verify, and the message to sign for each.',
  address_proofs: 'Addresses you have verified, and how.',
  bonuses:
    'Bonuses. "wager_required" is what has to be staked with each, "wagered" what has been. "reason" says why one was removed: cancelled, expired, by a withdrawal (cash_out), because its deposit was reversed (deposit_reversed), or for breaking its terms (forfeited).',
  player_promotions:
    'Promotions you accepted or rejected, and what was granted to you. "source" says by which rule, "reason" why it ended, "converted" what of it became cash.',
  deposit_offers:
    'What each deposit earned under the promotion it was made under: "outcome", and "reason" where it earned nothing. "cash" is the part you can play with.',
  spin_unlocks:
    'How winnings from free spins become bonus money: the least "deposit", the extra "percent", how many "times" the amount has to be staked, and "until" when.',
  cash_losses: 'What you lost in cash in each week, which cashback is worked out from; negative means you won.',
  free_spin_grants:
    'Free spins. "stake" is what one is worth, "total" how many there were, "used" how many were played, "cancelled" how many ended before that.',
  table_stacks: 'Your money at tables with seats. It is back in your cash when you leave them.',
  live_seats: 'Where you sit at tables, and since when.',
  live_hands: 'Every hand you were dealt at a table with seats: what you staked in it and won. "round" is its id.',
  tournament_entries: 'What you paid to enter tournaments, and when it was returned.',
  competition_players:
    'Races and tournaments you took part in: "entry" is what you paid, "score" a multiple of the stake in ten-thousandths or euro cents, "prize_amount" what you won.',
  loyalty_players: 'Your points in the loyalty programme.',
  loyalty_rakeback:
    'Your rakeback by currency: "paid" is what you have claimed, "earned_subunits" all that you have earned, in the smallest unit of the currency.',
  loyalty_gifts: 'Gifts for reaching a level: when you reached it and when the gift was granted.',
  affiliate_players:
    'Whose link brought you here. "click_id" is how that site numbered your click; it is told when you registered and first deposited, never who you are.',
  referral_codes: 'Your code to invite friends with.',
  referrals: 'That you registered with a friend’s code, and what your first deposit came to.',
  referral_rewards:
    'Rewards of refer a friend. "side" says whether you were the friend or the one who invited, "amount" what was granted.',
  jackpot_wins: 'Jackpots you won, each with its round.',
  rounds:
    'Every round you played with real money. "id" is the one in your bet history. "stake" is one betting unit, "staked" all that was bet in the round, "payout" what it paid back, "jackpot" what it won from jackpots in addition. "nonce" counts the rounds of a seed pair; with both seeds anybody can recalculate the round.',
  seeds:
    'The seed pairs that decided your rounds: the hash of our seed that you were shown beforehand, and your seed. Our seed is revealed in your bet history once you have rotated the pair.',
  round_presentations: 'How much of a round was shown to you before you left it.',
  play_sessions: 'When you opened a game with real money, and in which currency.',
  sittings: 'When your latest session of play began and when you last played in it; reality checks are timed from it.',
  favourites: 'Your favourite games.',
  limit_requests:
    'Limits you or we set. "limit_eur" is the most in a day, week or month; empty means no limit. "source" says who: you (player) or our team.',
  breaks: 'Breaks and exclusions.',
  refused_breaks: 'Breaks that were requested while a longer one applied.',
  account_closures: 'When the account was closed and opened again.',
  verification_cases: 'Each time documents were checked, and the result.',
  verification_documents:
    'The documents you sent; the files themselves are in the folder "documents", named by their "id".',
  funds_requests: 'When we asked where your money comes from.',
  chat_players: 'Your nickname in the chat at live tables, and whether you see the chat ("shown").',
  chat_messages:
    'What you wrote at live tables in the last 90 days. "state" says whether others see it: shown, hidden after reports, or removed by our team.',
  chat_reports: 'Messages of others that you reported, and why.',
  chat_mutes: 'When our team kept you from writing at live tables: "until" is empty if it has no end.',
  support_threads: 'Conversations with support; what was said is in "chat".',
  notices: 'Your notifications on the site.',
  mails: 'Which emails we sent you, and when.',
  mail_refusals: 'Emails you have turned off.',
  campaign_players:
    'Promotions we sent you by email or showed you as a notice on the site, whether you unsubscribed from one by its link, and when you closed a notice.',
  consents:
    'What you agreed to: the terms, and promotions by email and on the site, where you said so (source), the version of the text and the IP address (ip) you agreed from.',
  play_preferences: 'How often reality checks appear, and whether values in euro are shown.',
  sessions:
    'Where you were signed in, including sessions that have ended: since when, last seen, until when, from which address and browser.',
  passkeys: 'Your passkeys, by the names you gave them.',
  chat: 'Everything you and support wrote. "conversation" is the id in "support-threads".',
};

const head = (madeAt: string): string => `YOUR DATA

Everything we keep about you, as it was on ${madeAt}.

data.json      all of it in one file, for programs
csv/           the same as tables, one for each part that has data; any spreadsheet program opens them
documents/     the documents you sent us, as you sent them

How to read it
- Amounts are decimal numbers in units of the currency beside them: 12.50 and EUR is twelve euro fifty. Columns that end in "eur" are in euro.
- Times are ISO 8601 in UTC: 2026-11-21T18:30:00.000Z. Your date of birth is a plain date.
- IDs (dep_…, wdr_…, rnd_…) are the ones you see on the site and in our emails. Quote them to support.
- An empty cell, or null, means that there is no value.

"profile" is in data.json alone: your details as in Account details.

Not included, because it has to stay secret: keys and hashes of passwords and codes, the seeds that still decide rounds, and what
the law forbids us to disclose about checks against money laundering. Contact support if you think anything is missing.

The parts
`;

export const ownDataTexts = {
  head,
  rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  parts,
};

export type OwnDataTexts = typeof ownDataTexts;
