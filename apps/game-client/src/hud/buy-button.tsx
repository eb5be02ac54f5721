/** Opens the dialog that sells a game's feature: away from the main button, and only between two rounds. */
import './buy-button.css';
import { amountWithUnit } from '@carmine/games/stage';
import { isForSale, priceOf, saleOf } from '../play/sale/buy.ts';
import type { ReadyState } from '../play/state.ts';

export const BuyButton = ({ state, onOpen }: { state: ReadyState; onOpen: () => void }) => {
  const sale = saleOf(state);
  if (sale === undefined) return null;
  return (
    <button
      type="button"
      className="hud-button hud-buy"
      aria-haspopup="dialog"
      disabled={!isForSale(state)}
      onClick={onOpen}
    >
      {sale.word} <b>{amountWithUnit(state.session.currency, priceOf(state, sale))}</b>
    </button>
  );
};
