/** Normalises the spellings of a mailbox. For comparison only; mail is never sent to the result. */

/** Domains of one provider that ignores dots in the local part. */
const sameHouse: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

export const mailboxOf = (email: string): string => {
  const address = email.normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@');
  const [local = '', domain] = [address.slice(0, at).split('+')[0], address.slice(at + 1)];
  const house = sameHouse[domain];
  return house === undefined ? `${local}@${domain}` : `${local.replaceAll('.', '')}@${house}`;
};
