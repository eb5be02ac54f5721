/** The request for proof of source of funds. */
import { askForFunds, dropFundsRequest, readFundsRequest } from '@carmine/contract/back-office/players/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask, useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { risk } from '../../texts/en-risk.ts';
import { WriteLine } from '../../shell/write-line.tsx';

const words = risk.player.funds;

const Drop = ({ playerId }: { playerId: string }) => {
  const queries = useQueryClient();
  const drop = useMutation({
    mutationFn: () => ask(dropFundsRequest, { params: { id: playerId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [readFundsRequest.name] }),
  });
  return (
    <button type="button" className="button" disabled={drop.isPending} onClick={() => drop.mutate()}>
      {words.drop}
    </button>
  );
};

export const FundsRequest = ({ playerId, mayManage }: { playerId: string; mayManage: boolean }) => {
  const asked = useAsk(readFundsRequest, { params: { id: playerId } }).data?.asked;
  return (
    <section className="card">
      <h2>{words.title}</h2>
      {asked === null && !mayManage && <p className="state">{words.none}</p>}
      {asked && (
        <div className="inset">
          <p>{words.asked(time(asked.at))}</p>
          <p>{asked.note}</p>
          {mayManage && <Drop playerId={playerId} />}
        </div>
      )}
      {asked === null && mayManage && (
        <WriteLine
          label={words.note}
          action={words.ask}
          most={300}
          send={(note) => ask(askForFunds, { params: { id: playerId }, body: { note } })}
        />
      )}
    </section>
  );
};
