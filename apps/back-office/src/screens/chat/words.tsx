/** The list of words that no message and no nickname may contain. */
import { addChatWord, listChatWords, removeChatWord } from '@carmine/contract/back-office/players/chat';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { ask, useAsk } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { Failure, Loading, Refused } from '../../shell/states.tsx';
import { chat } from '../../texts/en-chat.ts';

const words = chat.words;
const languages = Object.keys(words.languages);

interface NewWord {
  readonly word: string;
  readonly language: string;
}

const AddForm = () => {
  const queries = useQueryClient();
  const { register, handleSubmit, reset } = useForm<NewWord>({ defaultValues: { word: '', language: 'en' } });
  const add = useMutation({
    mutationFn: (body: NewWord) => ask(addChatWord, { body }).then(() => body.word),
    onSuccess: async () => {
      reset();
      await queries.invalidateQueries({ queryKey: [listChatWords.name] });
    },
  });
  return (
    <form
      className="inset"
      {...onlyByButton}
      onSubmit={(event) => void handleSubmit((body) => add.mutate(body))(event)}
    >
      <Field label={words.word} minLength={2} maxLength={40} required autoComplete="off" {...register('word')} />
      <label className="field">
        {words.language}
        <select {...register('language')}>
          {languages.map((one) => (
            <option key={one} value={one}>
              {words.languages[one]}
            </option>
          ))}
        </select>
      </label>
      <p className="caption">{words.hint}</p>
      <Refused error={add.error} />
      {add.data !== undefined && (
        <p className="notice good" role="status">
          {words.added(add.data)}
        </p>
      )}
      <button type="submit" className="button primary wide" disabled={add.isPending}>
        {words.add}
      </button>
    </form>
  );
};

const Word = ({ word }: { word: string }) => {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => ask(removeChatWord, { params: { id: word } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [listChatWords.name] }),
  });
  return (
    <li className="tag">
      {word}
      <button
        type="button"
        className="button quiet"
        aria-label={words.remove(word)}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </li>
  );
};

export const Words = () => {
  const { data, isPending, error, refetch } = useAsk(listChatWords, {});
  return (
    <div className="columns">
      <section className="card" aria-busy={isPending}>
        <h2>{words.title}</h2>
        {isPending && <Loading />}
        {error && <Failure error={error} retry={() => void refetch()} />}
        {data !== undefined &&
          languages.map((language) => {
            const own = data.filter((one) => one.language === language);
            return (
              <div key={language} className="inset">
                <h3>
                  {words.languages[language]}, {words.count(own.length)}
                </h3>
                <ul className="word-list">
                  {own.map(({ word }) => (
                    <Word key={word} word={word} />
                  ))}
                </ul>
              </div>
            );
          })}
      </section>
      <section className="card">
        <AddForm />
      </section>
    </div>
  );
};
