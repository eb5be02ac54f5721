/** What a feature costs and returns, and the press that buys it. Nothing is chosen before the player does. */
import './buy-drawer.css';
import { percentText, rational, type AnyGame, type Rational } from '@carmine/games';
import { amountWithUnit, percent, type GameRulesToRead, type Sale } from '@carmine/games/stage';
import { Info } from '../hud/icons.tsx';
import { priceOf, saleOf } from '../play/sale/buy.ts';
import type { Controller } from '../play/controller.ts';
import type { ReadyState } from '../play/state.ts';
import { buyTexts as words } from '../texts/buy.ts';
import { Drawer } from './drawer.tsx';

const shown = (part: Rational): string => percent(percentText(part, 2));
/** What the return as it is shown leaves. */
const edgeOf = ({ n, d }: Rational): Rational => rational(10_000n - (n * 10_000n) / d, 10_000n);

interface Props {
  state: ReadyState;
  rules: GameRulesToRead;
  controller: Pick<Controller, 'buy'>;
  onClose: () => void;
}

const Figures = ({ state, sale, maths }: { state: ReadyState; sale: Sale; maths: AnyGame }) => {
  const { currency } = state.session;
  const { rtp } = maths.rtpProof(sale.params);
  const most = (state.stake * maths.maxMultiplierE4) / 10_000n;
  return (
    <>
      <section className="drawer-bet">
        <dl className="figures">
          <div>
            <dt>{words.price}</dt>
            <dd>
              <b>{amountWithUnit(currency, priceOf(state, sale))}</b>
              <small>{words.stakes(String(sale.price), amountWithUnit(currency, state.stake))}</small>
            </dd>
          </div>
          <div>
            <dt>{words.rtp}</dt>
            <dd>
              <b>{shown(rtp)}</b>
              <small>{words.rtpOfSpin(shown(maths.rtpProof().rtp))}</small>
            </dd>
          </div>
          <div>
            <dt>{words.most}</dt>
            <dd>
              <b>{amountWithUnit(currency, most)}</b>
            </dd>
          </div>
        </dl>
      </section>
      <p>{words.edge(shown(edgeOf(rtp)))}</p>
    </>
  );
};

export const BuyDrawer = ({ state, rules, controller, onClose }: Props) => {
  const sale = saleOf(state);
  const maths = rules.versions.find(({ mathVersion }) => mathVersion === state.game.mathVersion);
  if (sale === undefined || maths === undefined) return null;
  const withBonus = state.session.wageredPercent !== undefined;
  return (
    <Drawer title={sale.word} icon={<Info />} onClose={onClose}>
      <p className="drawer-lead">{sale.about}</p>
      <Figures state={state} sale={sale} maths={maths} />
      <p>{words.counts}</p>
      {withBonus ? (
        <p className="drawer-refused" role="alert">
          {words.withBonus}
        </p>
      ) : (
        <button
          type="button"
          className="hud-button wide drawer-buy"
          onClick={() => {
            onClose();
            void controller.buy();
          }}
        >
          {words.confirm(amountWithUnit(state.session.currency, priceOf(state, sale)))}
        </button>
      )}
      <button type="button" className="hud-button wide drawer-cancel" onClick={onClose}>
        {words.cancel}
      </button>
    </Drawer>
  );
};
