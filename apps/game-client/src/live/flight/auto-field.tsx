/** Where a bet is cashed out by itself: a switch, and the factor, which is kept while it is off. */
import { factorText, readFactor, writeFactor } from '@carmine/games/stage';
import { marksOf } from '@carmine/money';
import { useEffect, useId, useState } from 'react';
import { liveTexts } from '../texts.ts';

const { flight: words } = liveTexts;
const usual = 200;

/** `2`, `2.5`, `2,50`: hundredths; `undefined` for anything else, or beyond the range. */
export const typedFactor = (text: string, [least, most]: readonly [number, number]): number | undefined => {
  const plain = text.replaceAll(/[\s×]/g, '').replace(',', '.');
  if (!/^\d{1,5}(\.\d{0,2})?$/.test(plain)) return undefined;
  const factor = readFactor(plain);
  return factor >= least && factor <= most ? factor : undefined;
};

const draftOf = (factor: number): string => writeFactor(factor).replace('.', marksOf().decimal);

interface Props {
  readonly auto: number | undefined;
  readonly range: readonly [number, number];
  readonly locked: boolean;
  readonly onAuto: (auto: number | undefined) => void;
}

export const AutoField = ({ auto, range, locked, onAuto }: Props) => {
  const id = useId();
  const [last, setLast] = useState(auto ?? usual);
  const [draft, setDraft] = useState<string>();
  const isOn = auto !== undefined;
  useEffect(() => {
    if (auto !== undefined) setLast(auto);
  }, [auto]);
  const wrong = draft !== undefined && typedFactor(draft, range) === undefined;
  return (
    <div className="flight-auto" role="group" aria-label={words.auto} data-on={isOn}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-label={words.auto}
        disabled={locked}
        onClick={() => {
          onAuto(isOn ? undefined : last);
        }}
      >
        <i aria-hidden="true" />
        <span aria-hidden="true">{words.autoShort}</span>
      </button>
      <label htmlFor={id} className="hud-hidden">
        {words.autoAt}
      </label>
      <span className="box">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          disabled={locked}
          value={draft ?? draftOf(auto ?? last)}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-range` : undefined}
          onFocus={(event) => {
            event.target.select();
          }}
          onChange={(event) => {
            const text = event.target.value;
            setDraft(text);
            const typed = typedFactor(text, range);
            if (typed === undefined) return;
            setLast(typed);
            onAuto(typed);
          }}
          onBlur={() => {
            setDraft(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
          }}
        />
        <i aria-hidden="true">×</i>
      </span>
      {wrong ? (
        <p className="flight-range" id={`${id}-range`} role="status">
          {words.autoRange(factorText(range[0]), factorText(range[1]))}
        </p>
      ) : null}
    </div>
  );
};
