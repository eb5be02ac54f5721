import { decimalText } from '@carmine/money';

/** From 1/10,000 of the stake: 636000 → 63.6×, floored to two decimals. */
export const displayMultiplier = (multiplier: number): string => {
  const hundredths = Math.floor(multiplier / 100);
  const fraction = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${decimalText(`${Math.floor(hundredths / 100)}${fraction === '' ? '' : `.${fraction}`}`)}×`;
};
