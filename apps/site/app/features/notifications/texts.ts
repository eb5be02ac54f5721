/** What the page about notices says: a part of the one catalogue that loads when the bell is rung. */
export const noticeTexts = {
  title: 'Notifications',
  text: 'Everything about your money and your account, newest first.',
  all: 'See all',
  readAll: 'Mark all as read',
  empty: 'No notifications yet. News about your money and your account will appear here.',
  failed: 'Your notifications could not be loaded. Please try again.',
  more: 'Show older',
  unread: 'unread',
  settings: {
    title: 'Emails',
    text: 'For legal reasons or your safety, we always email you about sign-ins, passwords, documents, limits and returned money.',
    topics: {
      deposits: { title: 'Deposits', text: 'When a deposit has arrived or did not go through' },
      cash_outs: { title: 'Withdrawals', text: 'When one is requested, approved or paid' },
      bonuses: { title: 'Bonuses', text: 'When one is credited or removed' },
    },
    failed: 'This could not be changed. Please try again.',
  },
  promotions: {
    title: 'Promotions',
    text: 'Offers reach you only where you turn them on. During a break, after an exclusion or at a limit you get none.',
    channels: {
      mail: { title: 'Promotions by email', text: 'Off until you turn them on. One click in each email stops them.' },
      notice: { title: 'Promotions on the site', text: 'A quiet line in your notifications. It never pops up.' },
    },
    since: (isOn: boolean, moment: string, where: string) => `${isOn ? 'On' : 'Off'} since ${moment}, ${where}`,
    sources: {
      registration: 'said when you registered',
      profile: 'said in your account',
      mail: 'by the link in an email',
      protection: 'with a break or the closing of your account',
    },
  },
  campaigns: {
    title: 'For you',
    until: (moment: string) => `Until ${moment}`,
    code: (code: string) => `Code: ${code}`,
    see: 'See the offer and its terms',
    close: (title: string) => `Close “${title}”`,
    failed: 'This could not be closed. Please try again.',
  },
  unsubscribe: {
    title: 'Email promotions',
    promotions: 'email promotions',
    topics: {
      deposits: 'emails about deposits',
      cash_outs: 'emails about withdrawals',
      bonuses: 'emails about bonuses',
    },
    asked: (what: string) => `No more ${what}?`,
    stop: 'Unsubscribe',
    done: (what: string) => `You will no longer get ${what}`,
    failed: () => 'This link did not work',
    texts: {
      asked: 'One click stops them. You will still get emails that the law or your safety requires.',
      done: 'You will still get emails that the law or your safety requires.',
      failed:
        'It is incomplete or not one of ours. Please open it from the email again, or turn the emails off in your account.',
    },
    settings: 'Email settings',
    signIn: 'Sign in to turn them off',
    home: 'Go to lobby',
  },
  pageTitle: (brand: string) => `Notifications · ${brand}`,
} as const;
