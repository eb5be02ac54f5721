/** Transfers that a report of the bank decides which one operator has read: another one has to read the same file. */
import type { ToConfirmAnswer } from '@carmine/contract/back-office/money/bank';
import { Link } from 'react-router';
import { Amount, time } from '../../shell/figures.tsx';
import { bank as words } from '../../texts/en-bank.ts';

export const ToConfirm = ({ items }: { items: readonly ToConfirmAnswer[] }) => (
  <section className="notice" aria-label={words.second.title}>
    <h3>{words.second.title}</h3>
    <p>{words.second.about}</p>
    <ul className="switches">
      {items.map(({ cashOut, leg, player, amount, currency, said }) => (
        <li key={`${cashOut} ${leg}`}>
          <Link className="link" to={`/cash-outs/${cashOut}`}>
            {player.name}
          </Link>{' '}
          <Amount value={amount} currency={currency} /> <span>{words.second.says[said.word]}</span>{' '}
          <span className="caption">
            {said.own ? words.second.own(time(said.at)) : words.second.by(said.by, time(said.at))}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
