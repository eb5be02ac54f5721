/** The steps from seeds to payout, as the frame's verifier and the page without a connection show them. */
import type { EndedBonus, Walkthrough } from '@carmine/games';
import { amountWithUnit, multiplierText, percent, plainMultiplier, type WonJackpot } from '@carmine/games/stage';
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
          <div>
            <dt>below({draw.n})</dt>
            <dd>
              floor({draw.words.at(-1)?.value} × {draw.n} ÷ 2³²) = <b>{draw.value}</b>
            </dd>
          </div>
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
  /** The recorded outcome; absent if only seeds are known. */
  recorded?: Outcome & { readonly endedBonus?: EndedBonus | undefined };
  /** Recorded jackpot wins. */
  jackpots?: readonly WonJackpot[] | undefined;
}

const howOf = (name: string, winBp: number): string =>
  winBp === 0 ? jackpotTexts.mustDrop(name) : jackpotTexts.share(name, percent(String(winBp / 100)));

export const Result = ({ proof, currency, stake, recorded, jackpots }: ResultProps) => (
  <section>
    <h3>{words.result}</h3>
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
          <dt>{jackpotTexts.title}</dt>
          <dd>
            <b>{amountWithUnit(currency, amount)}</b>
            <small>{howOf(name, winBp)}</small>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
