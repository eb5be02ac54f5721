/** One round as its player can see it: what was staked and done, how it ended, and what proves it. */
import { readRound } from '@carmine/contract/back-office/rounds';
import type { RoundRecord } from '@carmine/contract/games/game-service';
import { Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useAsk } from '../../calls.ts';
import { Amount, State, time } from '../../shell/figures.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { timesPaid } from '../../shell/times.ts';
import { rounds as words } from '../../texts/en-rounds.ts';

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

const Facts = ({ round }: { round: RoundRecord }) => (
  <section className="card">
    <h2>{words.facts}</h2>
    <dl className="facts">
      <Row name={words.game}>{round.game}</Row>
      <Row name={words.began}>
        <span className="number">{time(round.at)}</span>
      </Row>
      <Row name={words.ended}>
        <span className="number">{round.settledAt === undefined ? words.open : time(round.settledAt)}</span>
      </Row>
      <Row name={words.staked}>
        <Amount value={round.staked} currency={round.currency} />
      </Row>
      <Row name={words.paid}>
        <Amount value={round.payout} currency={round.currency} />
      </Row>
      <Row name={words.multiplier}>
        <span className="number">{timesPaid({ ...round, multiplier: String(round.multiplier) })}</span>
      </Row>
      <Row name={words.funding}>{words.fundings[round.funding ?? 'cash']}</Row>
    </dl>
  </section>
);

const Proof = ({ round }: { round: RoundRecord }) => {
  const [copied, setCopied] = useState(false);
  const { fairness } = round;
  return (
    <section className="card">
      <h2>{words.proof}</h2>
      <div className="inset">
        <p>{fairness?.serverSeed === undefined ? words.sealed : words.revealed}</p>
      </div>
      <dl className="facts">
        <Row name={words.hash}>
          <span className="mono">{fairness?.serverSeedHash ?? '–'}</span>
        </Row>
        <Row name={words.serverSeed}>
          <span className="mono">{fairness?.serverSeed ?? '–'}</span>
        </Row>
        <Row name={words.clientSeed}>
          <span className="mono">{fairness?.clientSeed ?? '–'}</span>
        </Row>
        <Row name={words.number}>
          <span className="number">{round.nonce ?? '–'}</span>
        </Row>
        <Row name={words.maths}>
          <span className="mono">{round.mathVersion}</span>
        </Row>
      </dl>
      <div className="inset">
        <button
          type="button"
          className="button"
          onClick={() => void navigator.clipboard.writeText(pretty(round)).then(() => setCopied(true))}
        >
          <Copy size={16} aria-hidden="true" />
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </button>
      </div>
    </section>
  );
};

const Way = ({ round }: { round: RoundRecord }) => (
  <section className="card">
    <h2>{words.way}</h2>
    <div className="inset">
      <h3>{words.asked}</h3>
      <pre className="mono record">{pretty(round.params)}</pre>
      {round.actions.length > 0 && (
        <>
          <h3>{words.actions}</h3>
          <ol>
            {round.actions.map(({ seq, action }) => (
              <li key={seq} className="mono">
                {Object.values(action).map(String).join(' ')}
              </li>
            ))}
          </ol>
        </>
      )}
      <h3>{round.status === 'open' ? words.standsAt : words.endedAt}</h3>
      <pre className="mono record">{pretty(round.view)}</pre>
    </div>
  </section>
);

export const RoundScreen = () => {
  const { id = '' } = useParams();
  const result = useAsk(readRound, { params: { id } });
  if (result.isPending) return <Loading />;
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  const { player, round } = result.data;
  return (
    <>
      <header className="head">
        <h1>{words.title(round.game)}</h1>
        <State value={round.status} />
        <p>
          <Link className="link" to={`/players/${player.id}`}>
            {player.name}
          </Link>
          , <span className="mono">{round.id}</span>
        </p>
      </header>
      <div className="columns">
        <div>
          <Facts round={round} />
          <Way round={round} />
        </div>
        <div>
          <Proof round={round} />
        </div>
      </div>
    </>
  );
};
