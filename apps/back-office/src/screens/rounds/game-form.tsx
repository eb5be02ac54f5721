/** One decision about one game. */
import { changeOfficeGame, listOfficeGames, type OfficeGame } from '@carmine/contract/back-office/games/games';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, type UseFormRegister } from 'react-hook-form';
import { ask } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { gamesTexts } from '../../texts/en-games.ts';
import '../../styles/games.css';
import { Refused } from '../../shell/states.tsx';

const words = gamesTexts.form;

interface Values {
  enabled: boolean;
  maintenance: boolean;
  featured: string;
  isNew: string;
  hot: string;
  place: string;
  hiddenIn: string;
  reason: string;
}

const flags = ['featured', 'isNew', 'hot'] as const;
const flagText = (value: boolean | null): string => (value === null ? '' : value ? 'yes' : 'no');
const flagOf = (text: string): boolean | null => (text === '' ? null : text === 'yes');

const valuesOf = ({ settings }: OfficeGame): Values => ({
  ...{ enabled: settings.enabled, maintenance: settings.maintenance, reason: '' },
  featured: flagText(settings.featured),
  isNew: flagText(settings.isNew),
  hot: flagText(settings.hot),
  place: settings.place === null ? '' : String(settings.place),
  hiddenIn: settings.hiddenIn.join(', '),
});

const bodyOf = (values: Values) => ({
  reason: values.reason,
  settings: {
    ...{ enabled: values.enabled, maintenance: values.maintenance },
    featured: flagOf(values.featured),
    isNew: flagOf(values.isNew),
    hot: flagOf(values.hot),
    place: values.place.trim() === '' ? null : Number(values.place),
    hiddenIn: values.hiddenIn
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((code) => code !== ''),
  },
});

interface FlagProps {
  readonly name: (typeof flags)[number];
  readonly game: OfficeGame;
  readonly register: UseFormRegister<Values>;
}

const Flag = ({ name, game, register }: FlagProps) => (
  <label className="field">
    {words[name]}
    <select {...register(name)}>
      <option value="">{words.shipped(game.shown[name])}</option>
      <option value="yes">{words.yes}</option>
      <option value="no">{words.no}</option>
    </select>
  </label>
);

export const GameForm = ({ game, onDone }: { readonly game: OfficeGame; readonly onDone: () => void }) => {
  const queries = useQueryClient();
  const { register, handleSubmit } = useForm<Values>({ defaultValues: valuesOf(game) });
  const change = useMutation({
    mutationFn: (values: Values) => ask(changeOfficeGame, { params: { id: game.id }, body: bodyOf(values) }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [listOfficeGames.name] });
      onDone();
    },
  });
  return (
    <section className="card" aria-label={gamesTexts.editOf(game.name)}>
      <h2>{game.name}</h2>
      <form
        className="game-form"
        {...onlyByButton}
        onSubmit={(event) => void handleSubmit((values) => change.mutate(values))(event)}
      >
        <label className="check">
          <input type="checkbox" {...register('enabled')} /> {words.enabled}
        </label>
        <label className="check">
          <input type="checkbox" {...register('maintenance')} /> {words.maintenance}
        </label>
        {game.category === 'live' && <p>{words.live}</p>}
        {flags.map((name) => (
          <Flag key={name} name={name} game={game} register={register} />
        ))}
        <Field label={words.place} inputMode="numeric" pattern="[0-9]{0,4}" {...register('place')} />
        <Field label={words.hidden} {...register('hiddenIn')} />
        <Field label={words.reason} minLength={5} maxLength={500} {...register('reason', { required: true })} />
        <Refused error={change.error} />
        <div className="actions">
          <button type="submit" className="button primary" disabled={change.isPending}>
            {words.save}
          </button>
          <button type="button" className="button" onClick={onDone}>
            {words.cancel}
          </button>
        </div>
      </form>
    </section>
  );
};
