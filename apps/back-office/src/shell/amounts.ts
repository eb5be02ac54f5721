/** How an amount in EUR of an answer is written for an operator. */
import { moneyText, readAmount } from '@carmine/money';

export const euro = (amount: string): string => moneyText(readAmount('EUR', amount));
