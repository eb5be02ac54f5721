/** The steps from seeds to payout, as the frame's verifier and the page without a connection show them. */
import type { EndedBonus, Walkthrough } from '@carmine/games';
import {
  amountWithUnit,
  multiplierText,
  percent,
  plainMultiplier,
  poolLevel,
  type WonJackpot,
} from '@carmine/games/stage';
import { showAmount, type CurrencyCode } from '@carmine/money';
import { Check, X } from '../hud/icons.tsx';
import { whyKept } from '../play/fairness/ended-bonus.ts';
import { texts } from '../texts/texts.ts';
import { jackpotTexts } from '../texts/jackpot.ts';
import { CopyLine } from './copy-line.tsx';

const words = texts.verify;

interface Outcome {
  readonly multiplierE4: bigint;
  readonly payout: bigint;
}

export const Verdict = ({ holds, text }: { holds: boolean; text: string }) => (
  <p className="check" data-holds={holds}>
    {holds ? <Check /> : <X />}
    {text}
  </p>
);

/** From the words of the stream to the number: two words are one of 52 bits. */
const Mapping = ({ n, value, words: read }: Walkthrough['trace']['draws'][number]) =>
  n === 2 ** 52 ? (
    <div>
      <dt>u52()</dt>
      <dd>
        {read[0]?.value} × 2²⁰ + floor({read[1]?.value} ÷ 2¹²) = <b>{value}</b>
      </dd>
    </div>
  ) : (
    <div>
      <dt>below({n})</dt>
      <dd>
        floor({read.at(-1)?.value} × {n} ÷ 2³²) = <b>{value}</b>
      </dd>
    </div>
  );

export const Stream = ({ trace }: Pick<Walkthrough, 'trace'>) => (
  <>
    <section>
      <h3>{words.stream}</h3>
      <p className="how">{words.streamHow}</p>
      {trace.blocks.map(({ message, hex }) => (
        <CopyLine key={message} label={message} value={hex} />
      ))}
    </section>
    <section>
      <h3>{words.draws}</h3>
      {trace.draws.map((draw, index) => (
        <dl key={index} className="steps">
          {draw.words.map(({ position, value, rejected }) => (
            <div key={position}>
              <dt>{words.word(position)}</dt>
              <dd>
                {value} = 0x{value.toString(16).padStart(8, '0')}
                {rejected ? `, ${words.rejected}` : ''}
              </dd>
            </div>
          ))}
          <Mapping {...draw} />
        </dl>
      ))}
    </section>
  </>
);

/** How a result came about, line by line. */
export const Explanations = ({ lines }: { lines: Walkthrough['explanation'] }) =>
  lines.map(({ label, value, how }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        <small>{how}</small>
      </dd>
    </div>
  ));

interface ResultProps {
  proof: Pick<Walkthrough, 'explanation'> & Outcome;
  currency: CurrencyCode;
  stake: bigint;
  /** Of a record without the steps before it. */
  title?: string | undefined;
  /** The recorded outcome; absent if only seeds are known. */
  recorded?: Outcome & { readonly endedBonus?: EndedBonus | undefined };
  /** Recorded jackpot wins. */
  jackpots?: readonly WonJackpot[] | undefined;
}

const howOf = (winBp: number): string =>
  winBp === 0 ? jackpotTexts.mustHit : jackpotTexts.share(percent(String(winBp / 100)));

const nameOf = (name: string): string => {
  const level = poolLevel(name);
  return level === 'must-hit' ? jackpotTexts.title : `${jackpotTexts.title} ${jackpotTexts.levels[level]}`;
};

export const Result = ({ proof, currency, stake, title = words.result, recorded, jackpots }: ResultProps) => (
  <section>
    <h3>{title}</h3>
    <dl className="steps">
      <Explanations lines={proof.explanation} />
      <div>
        <dt>{words.payout}</dt>
        <dd>
          <b>{amountWithUnit(currency, proof.payout)}</b>
          <small>
            floor({showAmount(currency, stake)} × {plainMultiplier(proof.multiplierE4)})
          </small>
        </dd>
      </div>
      {recorded === undefined ? null : (
        <div>
          <dt>{words.recorded}</dt>
          <dd>
            <b>{amountWithUnit(currency, recorded.payout)}</b>
            <small>{multiplierText(recorded.multiplierE4)}</small>
          </dd>
        </div>
      )}
      {recorded?.endedBonus === undefined ? null : (
        <div>
          <dt>{words.keptOfBonus}</dt>
          <dd>
            <b>{amountWithUnit(currency, recorded.endedBonus.kept)}</b>
            <small>{whyKept(currency, recorded.endedBonus)}</small>
          </dd>
        </div>
      )}
      {jackpots?.map(({ name, amount, winBp }) => (
        <div key={name}>
          <dt>{nameOf(name)}</dt>
          <dd>
            <b>{amountWithUnit(currency, amount)}</b>
            <small>{howOf(winBp)}</small>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
