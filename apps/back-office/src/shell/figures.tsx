/** How figures and times are written in the back office: exact, UTC, with a true minus sign. */

export const time = (iso: string): string => iso.slice(0, 19).replace('T', ' ');
export const day = (iso: string): string => iso.slice(0, 10);

const minus = (amount: string) => amount.replace('-', '−');

export const Amount = ({ value, currency, signed = false }: { value: string; currency: string; signed?: boolean }) => {
  const tone = !signed ? '' : value.startsWith('-') ? '' : ' gain';
  return (
    <span className={`number${tone}`}>
      {signed && !value.startsWith('-') ? '+' : ''}
      {minus(value)} {currency === 'DOG' ? 'DOGE' : currency}
    </span>
  );
};

const tones: Readonly<Record<string, string>> = {
  active: 'good',
  credited: 'good',
  settled: '',
  paid: 'good',
  pending: 'info',
  created: 'info',
  open: 'info',
  review: 'warn',
  voided: 'warn',
  failed: 'bad',
  locked: 'bad',
  closed: 'bad',
  expired: 'bad',
  charged_back: 'bad',
};

export const State = ({ value }: { value: string }) => (
  <span className={`tag ${tones[value] ?? ''}`}>{value.replaceAll('_', ' ')}</span>
);
