import { Dialog } from '@carmine/design/dialog';
import { Skeleton } from '@carmine/design/feedback';
import { useShownWallet } from '../../layout/header/wallet-pill.tsx';
import type { ModalProps } from '../../modals/lazy-modals.ts';
import { walletPageTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { WalletMenu } from './wallet-menu.tsx';

/** The same list as under the balance in the header, for a phone's game, whose own bar stands in the header's place. */
export const WalletsModal = ({ open, onClose }: ModalProps) => {
  const shown = useShownWallet();
  return (
    <Dialog open={open} onClose={onClose} title={walletPageTexts.menu} closeLabel={texts.common.close} fromTop>
      {shown === undefined ? <Skeleton shape="block" /> : <WalletMenu shown={shown} onClose={onClose} />}
    </Dialog>
  );
};
