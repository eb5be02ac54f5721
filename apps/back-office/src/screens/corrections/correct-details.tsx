/** Correcting what a player cannot change alone: behind a button, with a reason and a fresh second factor. */
import { correctPlayerDetails } from '@carmine/contract/back-office/players/corrections';
import { dateOfBirthRange } from '@carmine/contract/settings';
import { useMutation } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useId, useState, type InputHTMLAttributes } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ask, queryClient } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { corrections as words } from '../../texts/en-corrections.ts';
import { emptyForm, homeParts, isGiven, phoneParts, toCorrection, type CorrectionForm } from './to-correction.ts';
import { Refused } from '../../shell/states.tsx';

const genders = ['', 'Female', 'Male'] as const;

const Form = ({ playerId, onEnd }: { playerId: string; onEnd: (done: boolean) => void }) => {
  const genderId = useId();
  const { register, handleSubmit, control } = useForm<CorrectionForm>({ defaultValues: emptyForm });
  const form = { ...emptyForm, ...useWatch({ control }) };
  const correct = useMutation({
    mutationFn: ({ reason, ...typed }: CorrectionForm) =>
      ask(correctPlayerDetails, {
        params: { id: playerId },
        body: { ...toCorrection({ ...typed, reason }), reason },
      }),
    onSuccess: async () => {
      onEnd(true);
      // The head, the masked details and the documents all change with it.
      await queryClient.invalidateQueries();
    },
  });
  const field = (name: keyof CorrectionForm, label: string, input: InputHTMLAttributes<HTMLInputElement> = {}) => (
    <Field label={label} autoComplete="off" {...input} {...register(name)} />
  );
  const hasPhone = isGiven(form, phoneParts);
  const hasHome = isGiven(form, homeParts);
  return (
    <form
      className="inset"
      {...onlyByButton}
      onSubmit={(event) => void handleSubmit((typed) => correct.mutate(typed))(event)}
    >
      <p className="caption">{words.text}</p>
      <fieldset className="parts">
        <legend>{words.person}</legend>
        {field('firstName', words.firstName, { maxLength: 50 })}
        {field('lastName', words.lastName, { maxLength: 50 })}
        {field('born', words.born, { type: 'date', min: dateOfBirthRange.earliest, max: dateOfBirthRange.latest })}
        <div className="field">
          <label htmlFor={genderId}>{words.gender}</label>
          <select id={genderId} {...register('gender')}>
            {genders.map((gender) => (
              <option key={gender} value={gender}>
                {words.genders[gender]}
              </option>
            ))}
          </select>
        </div>
        {field('country', words.country, { maxLength: 60 })}
      </fieldset>
      <fieldset className="parts">
        <legend>{words.phone}</legend>
        {field('dialingCode', words.dialingCode, { maxLength: 10, inputMode: 'tel', required: hasPhone })}
        {field('phoneNumber', words.phoneNumber, { maxLength: 20, inputMode: 'tel', required: hasPhone })}
      </fieldset>
      <fieldset className="parts">
        <legend>{words.home}</legend>
        {field('address', words.address, { maxLength: 120, required: hasHome })}
        {field('address2', words.address2, { maxLength: 120 })}
        {field('zipCode', words.zipCode, { maxLength: 16, required: hasHome })}
        {field('city', words.city, { maxLength: 80, required: hasHome })}
        {field('state', words.state, { maxLength: 80 })}
      </fieldset>
      <p className="caption">{words.documents}</p>
      {field('reason', words.reason, { minLength: 5, maxLength: 500, required: true })}
      <Refused error={correct.error} />
      <div className="flag-buttons">
        <button type="submit" className="button primary" disabled={correct.isPending}>
          {words.save}
        </button>
        <button type="button" className="button" onClick={() => onEnd(false)}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
};

export const CorrectDetails = ({ playerId }: { playerId: string }) => {
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed');
  return (
    <section className="card">
      <h2>{words.title}</h2>
      {state === 'open' ? (
        <Form playerId={playerId} onEnd={(done) => setState(done ? 'done' : 'closed')} />
      ) : (
        <div className="inset">
          {state === 'done' && (
            <p className="notice" role="status">
              {words.done}
            </p>
          )}
          <p className="caption">{words.text}</p>
          <button type="button" className="button wide" onClick={() => setState('open')}>
            <PencilLine size={16} aria-hidden="true" />
            {words.begin}
          </button>
        </div>
      )}
    </section>
  );
};
