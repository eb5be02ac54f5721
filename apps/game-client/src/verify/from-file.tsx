import { useId, useState } from 'react';
import { texts } from './texts.ts';
import { FoundRounds } from './found-rounds.tsx';
import { useCheck } from './use-check.ts';

/** A hundred thousand rounds. */
const largestBytes = 128 * 2 ** 20;

export const FromFile = () => {
  const id = useId();
  const [text, setText] = useState('');
  const [name, setName] = useState<string>();
  const check = useCheck(text);
  const read = async (file: File | undefined) => {
    if (file === undefined || file.size > largestBytes) return;
    setName(file.name);
    setText(await file.text());
  };
  return (
    <div className="verify-columns">
      <div
        className="verify-card verify-form"
        onDragOver={(event) => {
          event.preventDefault();
        }}
        onDrop={(event) => {
          event.preventDefault();
          void read(event.dataTransfer.files[0]);
        }}
      >
        <h2>{texts.drop}</h2>
        <p>{texts.dropRule}</p>
        <label className="hud-button verify-file">
          {name ?? texts.choose}
          <input
            type="file"
            accept=".json,application/json,text/plain"
            onChange={(event) => {
              void read(event.target.files?.[0]);
            }}
          />
        </label>
        <div className="drawer-line">
          <label className="label" htmlFor={id}>
            {texts.paste}
          </label>
          <textarea
            id={id}
            className="verify-paste"
            rows={8}
            spellCheck={false}
            // A file of many rounds is not worth drawing letter by letter.
            value={name === undefined ? text : ''}
            onChange={(event) => {
              setName(undefined);
              setText(event.target.value);
            }}
          />
        </div>
      </div>
      <div className="verify-card" aria-live="polite">
        {check === undefined ? <p className="verify-hint">{texts.unreadable}</p> : null}
        {check !== undefined && check.all === 0 ? <p className="verify-hint">{texts.dropRule}</p> : null}
        {check !== undefined && check.all > 0 ? <FoundRounds key={text.length} check={check} /> : null}
      </div>
    </div>
  );
};
