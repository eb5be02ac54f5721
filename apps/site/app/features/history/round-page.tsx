import type { RoundRecord } from '@carmine/contract/games/game-service';
import { buttonClass, SecondaryButton } from '@carmine/design/button';
import { Notice, Skeleton } from '@carmine/design/feedback';
import { readAmount } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { Link } from 'react-router';
import { displayAmount } from '../../amounts/display.ts';
import { displayMoment } from '../../amounts/moment.ts';
import { legalAddress } from '../../platform/page/text-address.ts';
import { useCopy } from '../../platform/toasts/use-copy.ts';
import { roundQuery } from './queries.ts';
import { gamesQuery } from '../../queries/games.ts';
import { useSession } from '../../queries/session.ts';
import { historyTexts } from './texts.ts';
import { cashierTexts } from '../../texts/cashier.ts';
import { gameAddress } from '../tiles/game-address.ts';
import { displayMultiplier, paidTimes } from '../tiles/multiplier.ts';
import { AccountPage } from './account-page.tsx';
import { betResult } from './bet-result.ts';
import { Facts, type Fact } from './facts.tsx';
import { ReplayCard } from './replay-card.tsx';
import '../../styles/account-page.css';
import '../../styles/records.css';

const { round: words } = historyTexts;

const factsOf = (round: RoundRecord, game: string): readonly Fact[] => {
  const { currency, staked, payout, endedBonus, jackpots = [] } = round;
  const { text, tone, net } = betResult(currency, staked, payout, ...jackpots.map(({ amount }) => amount));
  const amountFact = (name: string, value: string): Fact => ({
    name,
    value: displayAmount(currency, value),
    amount: readAmount(currency, value),
  });
  return [
    { name: words.game, value: game },
    { name: words.placed, value: displayMoment(round.at) },
    ...(round.settledAt === undefined ? [] : [{ name: words.settled, value: displayMoment(round.settledAt) }]),
    { name: words.status, value: words.states[round.status] },
    { name: words.fundedBy, value: words.funding[round.funding ?? 'cash'] },
    amountFact(words.stake, staked),
    amountFact(words.payout, payout),
    ...(endedBonus === undefined ? [] : [amountFact(words.keptOfBonus, endedBonus.kept)]),
    ...jackpots.map(({ amount }) => amountFact(historyTexts.bets.jackpot, amount)),
    ...(round.status === 'open'
      ? []
      : [
          { name: words.multiplier, value: displayMultiplier(paidTimes(round)) },
          { name: words.result, value: text, tone, amount: net },
        ]),
  ];
};

/** What decides a shared round of a live table: its link of the table's chain, or what a studio signed. */
const linksOf = ({
  fairness,
  studio,
  mathVersion,
  id,
  sharedRoundId,
  sharedRoundNumber: number,
}: RoundRecord): readonly Fact[] => [
  ...(number === undefined ? [] : [{ name: words.roundNumber, value: String(number) }]),
  ...(studio === undefined
    ? []
    : [
        { name: words.studioSigned, value: studio.signed, code: true },
        { name: words.studioSignature, value: studio.signature, code: true },
        { name: words.studioKey, value: studio.publicKey, code: true },
      ]),
  ...(fairness?.chain === undefined
    ? []
    : [
        { name: words.chain, value: fairness.chain.commitment, code: true },
        { name: words.linkNumber, value: String(fairness.chain.linkNumber) },
        { name: words.link, value: fairness.serverSeed ?? words.hidden, code: fairness.serverSeed !== undefined },
        { name: words.salt, value: fairness.clientSeed, code: true },
      ]),
  { name: words.shared, value: sharedRoundId ?? '', code: true },
  { name: words.maths, value: mathVersion, code: true },
  { name: words.id, value: id, code: true },
];

const seedsOf = ({ fairness, nonce, mathVersion, id }: RoundRecord): readonly Fact[] => [
  ...(fairness === undefined
    ? []
    : [
        { name: words.serverSeedHash, value: fairness.serverSeedHash, code: true },
        {
          name: words.serverSeed,
          value: fairness.serverSeed ?? words.hidden,
          code: fairness.serverSeed !== undefined,
        },
        { name: words.clientSeed, value: fairness.clientSeed, code: true },
      ]),
  ...(nonce === null ? [] : [{ name: words.nonce, value: String(nonce) }]),
  { name: words.maths, value: mathVersion, code: true },
  { name: words.id, value: id, code: true },
];

const aboutSeeds = ({ studio, sharedRoundId, fairness, status }: RoundRecord): string => {
  if (studio !== undefined) return words.studioText;
  if (sharedRoundId === undefined) return status === 'open' ? words.noSeeds : words.seedsText;
  if (fairness?.chain !== undefined) return words.linksText;
  return status === 'voided' ? words.studioVoid : words.studioOpen;
};

const Seeds = ({ round }: { readonly round: RoundRecord }) => {
  const { copied, copy } = useCopy();
  return (
    <section className="history-card">
      <h2>{words.seeds}</h2>
      <p className="account-text">{aboutSeeds(round)}</p>
      <Facts facts={round.sharedRoundId === undefined ? seedsOf(round) : linksOf(round)} />
      <div className="history-actions">
        <SecondaryButton
          icon={copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
          onClick={() => copy(JSON.stringify(round, null, 2))}
        >
          <span aria-live="polite">{copied ? cashierTexts.copied : words.copy}</span>
        </SecondaryButton>
        <Link className={buttonClass({ tone: 'ghost' })} to={legalAddress('fairness')}>
          {words.how}
        </Link>
      </div>
    </section>
  );
};

const Round = ({ id }: { readonly id: string }) => {
  const { data: round, isPending } = useQuery(roundQuery(id));
  const games = useQuery(gamesQuery()).data?.games;
  if (isPending) return <Skeleton shape="block" />;
  if (round === undefined) return <Notice tone="warn">{words.missing}</Notice>;
  const game = games?.find((one) => one.id === round.game);
  return (
    <>
      <section className="history-card">
        <h2>{words.facts}</h2>
        <Facts facts={factsOf(round, game?.name ?? round.game)} />
        {round.endedBonus && (
          <Notice tone="info">
            {words.endedBonus[round.endedBonus.how](displayAmount(round.currency, round.endedBonus.kept))}
          </Notice>
        )}
        {round.status === 'open' && (
          <Notice tone="info">{round.sharedRoundId === undefined ? words.waits : words.waitsForTable}</Notice>
        )}
        {game && (
          <div className="history-actions">
            <Link className={buttonClass(round.status === 'open' ? {} : { tone: 'ghost' })} to={gameAddress(game)}>
              {round.status === 'open' ? words.goOn(game.name) : words.play(game.name)}
            </Link>
          </div>
        )}
      </section>
      <ReplayCard round={round} />
      <Seeds round={round} />
    </>
  );
};

export const RoundPage = ({ id }: { readonly id: string }) => {
  const signedIn = useSession() !== null;
  return (
    <AccountPage title={words.titlePlain} text={words.text}>
      <Link className="history-back" to="/history/bets">
        <ArrowLeft size={18} aria-hidden="true" />
        {words.back}
      </Link>
      {signedIn && <Round id={id} />}
    </AccountPage>
  );
};
