/** Masked personal values, shown to operators before they give a reason. */

const hidden = '•••';

/** First letter and domain: enough to recognise, too little to use. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}${hidden}${email.slice(at)}`;
};

/** The last two digits. */
export const maskPhone = (dialingCode: string | null, phone: string | null): string =>
  phone === null ? '–' : `${dialingCode ?? ''} ${hidden} ${phone.slice(-2)}`.trim();

/** Town and country, without the street. */
export const maskAddress = (city: string | null, country: string | null): string => {
  const place = [city, country].filter((part) => part !== null).join(', ');
  return place === '' ? '–' : `${hidden}, ${place}`;
};

/** The year. */
export const maskBirth = (dateOfBirth: number | null): string =>
  dateOfBirth === null ? '–' : `${new Date(dateOfBirth * 1000).getUTCFullYear()}-••-••`;

/** A rough network prefix: two parts of four, or of eight. */
export const maskIp = (ip: string): string => {
  const separator = ip.includes('.') && !ip.includes(':') ? '.' : ':';
  const [first = '', second = ''] = ip.split(separator);
  return `${first}${separator}${second === '' ? '' : `${second}${separator}`}${hidden}`;
};
