/** Canned answers: insert, save, delete. */
import {
  deleteCannedAnswer,
  listCannedAnswers,
  saveCannedAnswer,
  type CannedAnswer,
} from '@carmine/contract/back-office/support';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ask, Refusal, useAsk } from '../../calls.ts';
import { Failure } from '../../shell/states.tsx';
import { supportTexts as words } from '../../texts/en-support.ts';

interface Props {
  /** The current text of the answer. */
  readonly text: string;
  readonly onInsert: (text: string) => void;
}

const Row = ({ one, onInsert, onRemove }: { one: CannedAnswer; onInsert: () => void; onRemove: () => void }) => (
  <li>
    <button type="button" className="button" title={one.text} aria-label={words.insert(one.title)} onClick={onInsert}>
      {one.title}
    </button>
    <button type="button" className="button quiet" aria-label={words.remove(one.title)} onClick={onRemove}>
      <Trash2 size={16} aria-hidden="true" />
    </button>
  </li>
);

export const CannedAnswers = ({ text, onInsert }: Props) => {
  const { data = [], refetch } = useAsk(listCannedAnswers, {});
  const [title, setTitle] = useState('');
  const [error, setError] = useState<Error>();
  const act = async (work: () => Promise<unknown>) => {
    setError(undefined);
    try {
      await work();
      await refetch();
    } catch (failure) {
      setError(failure as Error);
    }
  };
  const keep = (replace: boolean) =>
    act(async () => {
      await ask(saveCannedAnswer, { body: { title, text, replace } });
      setTitle('');
    });
  const isTaken = error instanceof Refusal && error.problem?.code === 'answer_exists';
  return (
    <fieldset className="canned">
      <legend>{words.canned}</legend>
      {data.length === 0 && <p>{words.noCanned}</p>}
      <ul>
        {data.map((one) => (
          <Row
            key={one.id}
            one={one}
            onInsert={() => onInsert(one.text)}
            onRemove={() => void act(() => ask(deleteCannedAnswer, { params: { id: one.id } }))}
          />
        ))}
      </ul>
      <label className="field">
        {words.saveAs}
        <input
          value={title}
          maxLength={80}
          onChange={(event) => {
            setTitle(event.target.value);
            setError(undefined);
          }}
        />
      </label>
      <button
        type="button"
        className="button"
        disabled={title.trim().length < 2 || text.trim() === ''}
        onClick={() => void keep(false)}
      >
        {words.save}
      </button>
      {error && <Failure error={error} />}
      {isTaken && (
        <button type="button" className="button" onClick={() => void keep(true)}>
          {words.replace(title.trim())}
        </button>
      )}
    </fieldset>
  );
};
