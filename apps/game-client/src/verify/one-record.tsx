/** A recorded round compared with its recomputation, check by check. */
import { walkThrough, type CheckName, type Claim, type RoundVerdict } from '@carmine/games';
import { parseCurrencyCode } from '@carmine/money';
import { ArrowLeft } from '../hud/icons.tsx';
import { CopyLine } from '../drawer/copy-line.tsx';
import { Result, Stream, Verdict } from '../drawer/proof-steps.tsx';
import { StudioSigned } from '../drawer/studio-signed.tsx';
import { studioTexts } from '../texts/studio.ts';
import { readSubunits } from '../play/read-answers.ts';
import { texts as frameTexts } from '../texts/texts.ts';
import { numberOf } from './round-number.ts';
import { texts } from './texts.ts';
import type { CheckedRecord } from './use-check.ts';

/** Of jackpots only where the game has any. */
const checksOf = ({ jackpots }: Pick<Claim, 'jackpots'>): CheckName[] =>
  (Object.keys(texts.checks) as CheckName[]).filter((check) => check !== 'jackpots' || jackpots !== undefined);

/** Records of studios had no number at first. */
const titleOf = (record: CheckedRecord['record']): string => {
  const number = numberOf(record);
  return number === undefined ? studioTexts.title : frameTexts.verify.title(number);
};

interface StepsProps {
  verdict: RoundVerdict & { checked: true };
  record: CheckedRecord['record'];
}

const Steps = ({ verdict, record }: StepsProps) => {
  const { game, claim, result } = verdict;
  const walk = walkThrough(game, claim);
  const words = claim.studio === undefined ? frameTexts.verify : studioTexts;
  const code = parseCurrencyCode(record.currency) ?? 'EUR';
  const jackpots = record.jackpots?.map((won) => ({ ...won, amount: readSubunits(code, won.amount) }));
  return (
    <>
      <Verdict holds={result.holds} text={result.holds ? words.matches : words.differs} />
      <ul className="verify-checks">
        {checksOf(claim).map((check) => (
          <li key={check}>
            <Verdict
              holds={result.checks[check]}
              text={check === 'commitment' && claim.studio !== undefined ? studioTexts.isAbout : texts.checks[check]}
            />
          </li>
        ))}
      </ul>
      {record.studio === undefined || claim.seeds !== undefined ? null : <StudioSigned proof={record.studio} />}
      {claim.seeds === undefined ? null : (
        <>
          <section>
            <h3>{texts.seeds}</h3>
            <CopyLine label={texts.serverSeed} value={claim.seeds.serverSeed} />
            <CopyLine label={texts.hash} value={claim.serverSeedHash ?? ''} />
            <CopyLine label={texts.clientSeed} value={claim.seeds.clientSeed} />
          </section>
          <Stream trace={walk.trace} />
        </>
      )}
      <Result
        title={claim.studio && studioTexts.result}
        proof={{ ...walk, ...result }}
        currency={code}
        stake={claim.stake}
        recorded={claim}
        jackpots={jackpots}
      />
    </>
  );
};

export const OneRecord = ({ one, onBack }: { one: CheckedRecord; onBack?: () => void }) => {
  const { record, verdict } = one;
  return (
    <div className="drawer-proof">
      {onBack === undefined ? null : (
        <button type="button" className="back" onClick={onBack}>
          <ArrowLeft />
          {texts.back}
        </button>
      )}
      <div className="head">
        <h3>{titleOf(record)}</h3>
        <p>{record.id}</p>
      </div>
      {verdict.checked ? (
        <Steps verdict={verdict} record={record} />
      ) : (
        <p className="verify-hint">{texts.reasons[verdict.reason]}</p>
      )}
    </div>
  );
};
