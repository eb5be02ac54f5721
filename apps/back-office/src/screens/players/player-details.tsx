/** Masked personal details; unmasking needs a reason for the audit log. */
import { revealPlayerDetails, type PlayerOverview } from '@carmine/contract/back-office/players/players';
import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { ask } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { texts } from '../../texts/en.ts';
import { Refused } from '../../shell/states.tsx';

export const PlayerDetails = ({ player, mayReveal }: { player: PlayerOverview; mayReveal: boolean }) => {
  const { register, handleSubmit } = useForm<{ reason: string }>();
  const reveal = useMutation({
    mutationFn: (body: { reason: string }) => ask(revealPlayerDetails, { params: { id: player.id }, body }),
  });
  const shown = reveal.data ?? { ...player.details, email: player.email };
  return (
    <section className="card">
      <h2>{texts.player.details}</h2>
      <dl className="facts">
        <dt>{texts.player.email}</dt>
        <dd>{shown.email}</dd>
        <dt>{texts.player.phone}</dt>
        <dd>{shown.phone}</dd>
        <dt>{texts.player.address}</dt>
        <dd>{shown.address}</dd>
        <dt>{texts.player.born}</dt>
        <dd>{shown.dateOfBirth}</dd>
      </dl>
      {mayReveal && reveal.data === undefined && (
        <form
          className="inset"
          {...onlyByButton}
          onSubmit={(event) => void handleSubmit((form) => reveal.mutate(form))(event)}
        >
          <Field
            label={texts.player.reason}
            minLength={5}
            maxLength={500}
            {...register('reason', { required: true })}
          />
          <Refused error={reveal.error} />
          <button type="submit" className="button wide" disabled={reveal.isPending}>
            <Eye size={16} aria-hidden="true" />
            {texts.player.reveal}
          </button>
        </form>
      )}
    </section>
  );
};
