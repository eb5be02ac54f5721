import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up';
import { preloadModal } from '../modals/lazy-modals.ts';
import { useCoinWallets } from '../queries/coin-currencies.ts';
import { useStore } from '../state/store.ts';
import { texts } from '../texts/en.ts';

/** The way out, for who holds a wallet that has one. */
export const CashOutItem = ({ onFollow }: { readonly onFollow?: () => void }) => {
  const open = useStore((state) => state.modal.open);
  if (useCoinWallets().length === 0) return null;
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
