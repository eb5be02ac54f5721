import { Dialog } from '@carmine/design/dialog';
import { Skeleton } from '@carmine/design/feedback';
import { useShownWallet } from '../../layout/header/wallet-pill.tsx';
import type { ModalProps } from '../../modals/lazy-modals.ts';
import { walletPageTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { WalletMenu } from './wallet-menu.tsx';

/** The wallet list of the header's balance, for games on phones, whose bar replaces the header. */
export const WalletsModal = ({ open, onClose }: ModalProps) => {
  const shown = useShownWallet();
  return (
    <Dialog open={open} onClose={onClose} title={walletPageTexts.menu} closeLabel={texts.common.close} fromTop>
      {shown === undefined ? <Skeleton shape="block" /> : <WalletMenu shown={shown} onClose={onClose} />}
    </Dialog>
  );
};
