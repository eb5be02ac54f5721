/** A round of several steps, played again by pressing what was done. */
import type { AnyGame, GameAction } from '@carmine/games';
import { cardName, cardSign } from '@carmine/games/cards';
import { texts } from './texts.ts';
import type { Worked } from './work-out.ts';

interface Props {
  game: AnyGame;
  actions: readonly GameAction[];
  worked: Worked;
  onChange: (actions: readonly GameAction[]) => void;
}

interface SeenTable {
  readonly dealer: { readonly cards: readonly (number | null)[] };
  readonly hands: readonly { readonly cards: readonly number[]; readonly total: number }[];
}

const wordOf = (game: AnyGame, action: GameAction): string => game.actionText?.(action.type, action) ?? action.type;
const isTable = (view: unknown): view is SeenTable =>
  typeof view === 'object' && view !== null && 'hands' in view && 'dealer' in view;

const Card = ({ card }: { card: number | null }) => (
  <i
    className="verify-card-sign"
    data-red={card !== null && (card & 3) < 2}
    role="img"
    aria-label={card === null ? '?' : cardName(card)}
  >
    {card === null ? '?' : cardSign(card)}
  </i>
);

const Table = ({ view }: { view: SeenTable }) => (
  <dl className="verify-table">
    <div>
      <dt>{texts.dealer}</dt>
      <dd>
        {view.dealer.cards.map((card, index) => (
          <Card key={index} card={card} />
        ))}
      </dd>
    </div>
    {view.hands.map((hand, index) => (
      <div key={index}>
        <dt>{texts.hand(index)}</dt>
        <dd>
          {hand.cards.map((card, at) => (
            <Card key={at} card={card} />
          ))}
          <b>{hand.total}</b>
        </dd>
      </div>
    ))}
  </dl>
);

export const StepByStep = ({ game, actions, worked, onChange }: Props) => (
  <section>
    <h3>{texts.yours}</h3>
    <p>{actions.length === 0 ? texts.nothingDone : actions.map((action) => wordOf(game, action)).join(' · ')}</p>
    {worked.kind === 'open' && isTable(worked.view) ? <Table view={worked.view} /> : null}
    {worked.kind === 'open' ? <p>{texts.next}</p> : null}
    <div className="verify-actions">
      {(worked.kind === 'open' ? worked.legal : []).map((type) => (
        <button key={type} type="button" className="hud-button" onClick={() => onChange([...actions, { type }])}>
          {wordOf(game, { type })}
        </button>
      ))}
      {actions.length === 0 ? null : (
        <button type="button" className="hud-button" onClick={() => onChange(actions.slice(0, -1))}>
          {texts.undo}
        </button>
      )}
    </div>
  </section>
);
