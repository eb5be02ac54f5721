import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up';
import { preloadModal } from '../../modals/load-dialogs.ts';
import { useCashOutWallets } from '../../queries/cash-out-wallets.ts';
import { useStore } from '../../state/store.ts';
import { texts } from '../../texts/texts.ts';
import '@carmine/design/menu.css';

/** Link to the withdrawal, if a wallet can be withdrawn from. */
export const CashOutItem = ({ onFollow }: { readonly onFollow?: () => void }) => {
  const open = useStore((state) => state.modal.open);
  const { coins, list } = useCashOutWallets();
  if (coins.length === 0 && list.state !== 'failed') return null;
  return (
    <button
      type="button"
      className="menu-item"
      onPointerEnter={() => preloadModal('cashout')}
      onClick={() => {
        onFollow?.();
        open('cashout');
      }}
    >
      <BanknoteArrowUp size={18} aria-hidden="true" />
      {texts.header.cashOut}
    </button>
  );
};
