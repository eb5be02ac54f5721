import { readAmount } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { displayAmount } from '../../amounts/display.ts';
import { Worth } from '../../amounts/worth.tsx';
import { useSession } from '../../queries/session.ts';
import { defaultWallet, walletsQuery } from '../../queries/wallets.ts';
import { searchTexts } from './texts.ts';

/** What the keys do, and what a game would be played with. */
export const SearchFoot = () => {
  const signedIn = useSession() !== null;
  const wallet = defaultWallet(useQuery({ ...walletsQuery(), enabled: signedIn }).data);
  return (
    <div className="search-foot">
      <span className="search-keys">
        <ArrowDownUp size={14} aria-hidden="true" />
        {searchTexts.choose}
        <CornerDownLeft size={14} aria-hidden="true" />
        {searchTexts.enter}
      </span>
      <span className="num">
        {wallet ? searchTexts.realWith(displayAmount(wallet.currency, wallet.balance)) : searchTexts.asVisitor}
        <Worth amount={wallet && readAmount(wallet.currency, wallet.balance)} />
      </span>
    </div>
  );
};
