import type { AnyGame } from '@carmine/games';
import { amountWithUnit, eurText, type GameRulesToRead, type StakeLimits } from '@carmine/games/stage';
import { paytables } from '@carmine/games/paytables';
import { useEffect, useState, type ComponentType } from 'react';
import { Info } from '../hud/icons.tsx';
import { mayHold } from '../play/hold/hold-spin.ts';
import { stakesOf } from '../play/stake.ts';
import type { ReadyState } from '../play/state.ts';
import { texts } from '../texts/texts.ts';
import { Drawer } from './drawer.tsx';
import { PublishedReturns } from './published-returns.tsx';
import { YourBet } from './your-bet.tsx';

const words = texts.rulesPanel;

const mathsOf = ({ versions }: GameRulesToRead, { game }: ReadyState): AnyGame | undefined =>
  versions.find(({ mathVersion }) => mathVersion === game.mathVersion);

/** Both ends of what can be staked, in euros, for another currency. */
const rangeWorth = ({ currency, eurRate }: ReadyState['session'], { min, max }: StakeLimits): string => {
  const [least, most] = [eurText(currency, min, eurRate), eurText(currency, max, eurRate)];
  return least === '' ? '' : texts.worthRange(least, most.replace('≈ ', ''));
};

const Rows = ({ rows }: { rows: ReadyState['game']['paytable'] }) => (
  <table>
    <tbody>
      {rows.map(({ name, pays, chance }) => (
        <tr key={name}>
          <td>
            {name}
            {chance === undefined ? null : <small>{words.chanceOf(chance)}</small>}
          </td>
          <td>{pays}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Drawn where the game has drawings of it, with the rows that say a chance; what the game is played with is loaded already. */
const Paytable = ({ game: { id, paytable } }: { game: ReadyState['game'] }) => {
  const [Drawn, setDrawn] = useState<ComponentType>();
  useEffect(() => {
    let live = true;
    const load = Object.hasOwn(paytables, id) ? paytables[id]?.() : undefined;
    load?.then(
      (found) => {
        if (live) setDrawn(() => found);
      },
      // Falls back to the rows, which say the same of what is paid.
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [id]);
  return (
    <section>
      <h3>{words.pays}</h3>
      {Drawn === undefined ? (
        <Rows rows={paytable} />
      ) : (
        <>
          <Drawn />
          <Rows rows={paytable.filter(({ chance }) => chance !== undefined)} />
        </>
      )}
    </section>
  );
};

interface Props {
  state: ReadyState;
  rules: GameRulesToRead;
  onClose: () => void;
}

export const RulesDrawer = ({ state, rules, onClose }: Props) => {
  const { game, session } = state;
  const maths = mathsOf(rules, state);
  const stakes = stakesOf(state);
  return (
    <Drawer title={words.title} icon={<Info />} onClose={onClose}>
      {maths === undefined ? null : <YourBet state={state} rules={rules} maths={maths} />}
      {game.rules.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <Paytable game={game} />
      {maths === undefined ? null : <PublishedReturns state={state} maths={maths} />}
      <section>
        <h3>{words.stakes}</h3>
        <p>
          {texts.stakeRange(amountWithUnit(session.currency, stakes.min), amountWithUnit(session.currency, stakes.max))}{' '}
          <span className="worth">{rangeWorth(session, stakes)}</span>
        </p>
        <h3>{words.keys}</h3>
        <dl className="keys">
          {[...words.keyList, ...(mayHold(state) ? [words.holdKey] : []), ...(state.view.keys ?? [])].map(
            ([key, does]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{does}</dd>
              </div>
            ),
          )}
        </dl>
        <p className="drawer-note">
          {words.maths} {game.version}: <code>{game.mathVersion}</code>
        </p>
      </section>
    </Drawer>
  );
};
