/** The one mailbox behind the many spellings of an e-mail address. Only compared, never written to. */

/** Domains of one house, where dots in the name mean nothing. */
const sameHouse: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

export const mailboxOf = (email: string): string => {
  const address = email.normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@');
  const [local = '', domain] = [address.slice(0, at).split('+')[0], address.slice(at + 1)];
  const house = sameHouse[domain];
  return house === undefined ? `${local}@${domain}` : `${local.replaceAll('.', '')}@${house}`;
};
