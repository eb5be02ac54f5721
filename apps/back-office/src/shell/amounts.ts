/** How a decimal string of an answer is written for an operator. */

/** Thousands set apart, a true minus sign. */
export const grouped = (amount: string): string => {
  const [whole = '', ...decimals] = amount.replace('-', '−').split('.');
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
};

/** An amount in EUR: the minus sign precedes the currency sign. */
export const euro = (amount: string): string => grouped(amount).replace(/^(−?)/, '$1€');
