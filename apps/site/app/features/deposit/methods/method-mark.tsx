import type { MethodIcon } from '@carmine/contract/payments/payment-methods';
import CreditCard from 'lucide-react/icons/credit-card';
import InfinityLoop from 'lucide-react/icons/infinity';
import Landmark from 'lucide-react/icons/landmark';
import Wallet from 'lucide-react/icons/wallet';

const icons = { card: CreditCard, wallet: Wallet, infinity: InfinityLoop, bank: Landmark } as const;

/** What a method is known by in a list: drawn in the site's own icons, whatever its brand looks like. */
export const MethodMark = ({ icon }: { readonly icon: MethodIcon }) => {
  const Icon = icons[icon];
  return <Icon size={20} aria-hidden="true" />;
};
