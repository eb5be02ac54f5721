/** What can be done: the choice while a round waits for it, else chips. */
import '../../stage/dock.css';
import { amountText } from '../../../stage/amounts.ts';
import { ChipRack } from '../../../tables/stage/rack.tsx';
import type { ChipTable } from '../../../tables/stage/use-chips.ts';
import { Acts } from '../../stage/dock.tsx';
import { Icon } from '../../stage/icon.tsx';
import type { AnteProps, AnteTable } from './ante-table.ts';
import { anteKeys } from './keys.ts';
import { anteTableTexts as texts } from './texts.ts';

interface Props<Hand extends string> {
  readonly game: AnteTable<Hand>;
  readonly props: AnteProps<Hand>;
  readonly table: ChipTable;
  /** Nothing is asked before the cards lie there. */
  readonly presented: boolean;
  readonly advised: string | undefined;
}

const raiseIcon = (
  <Icon>
    <path d="M12 20V6M6 11l6-6 6 6" />
  </Icon>
);
const foldIcon = (
  <Icon>
    <path d="M6 6l12 12M18 6 6 18" />
  </Icon>
);

export const AnteDock = <Hand extends string>({ game, props, table, presented, advised }: Props<Hand>) => {
  const { round, phase, stake, currency } = props;
  if (round === undefined || (!round.open && (phase !== 'showing' || round.view.choice === null)))
    return <ChipRack table={table} stake={stake} currency={currency} />;
  const cost = BigInt((round.params.chips['ante'] ?? 0) * game.raise) * round.stake;
  const moves = [
    {
      ...{ type: game.action, key: anteKeys.raise, icon: raiseIcon },
      text: game.texts.raiseAmount(amountText(currency, cost)),
    },
    { ...(game.giveUp ?? { type: 'fold', text: texts.fold }), key: anteKeys.fold, icon: foldIcon },
  ];
  const legal = presented && phase === 'idle' ? round.legal : [];
  return <Acts label={texts.choices} moves={moves} legal={legal} advised={advised} onAct={props.onAct} />;
};
