import type { Wallet } from '@carmine/contract/wallet';
import { readAmount } from '@carmine/money';
import { displayMoney } from '../../amounts/display.ts';
import { Amount } from '../../amounts/worth.tsx';
import { walletPageTexts } from './texts.ts';

/** Cash, and below it the bonus and what is locked, where there is any. */
export const WalletBalances = ({ wallet: { currency, balance, bonusBalance, lockedBalance } }: { wallet: Wallet }) => {
  const [bonus, locked] = [readAmount(currency, bonusBalance), readAmount(currency, lockedBalance)];
  return (
    <span className="wallet-balances num">
      <b>
        <Amount currency={currency} value={balance} />
      </b>
      {bonus.subunits > 0n && <span>{walletPageTexts.bonus(displayMoney(bonus))}</span>}
      {locked.subunits > 0n && <span>{walletPageTexts.locked(displayMoney(locked))}</span>}
    </span>
  );
};
