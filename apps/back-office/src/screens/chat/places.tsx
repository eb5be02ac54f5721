/** The switch of the chat: at one table, or at all. */
import { listChatPlaces, setChatSwitch } from '@carmine/contract/back-office/players/chat';
import { ask, useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { chat } from '../../texts/en-chat.ts';
import { ByReason } from './by-reason.tsx';

const words = chat.places;

export const Places = () => {
  const { data, isPending, error, refetch } = useAsk(listChatPlaces, {});
  return (
    <section className="card narrow" aria-busy={isPending}>
      <h2>{words.title}</h2>
      {isPending && <Loading />}
      {error && <Failure error={error} retry={() => void refetch()} />}
      <ul className="flags">
        {data?.map(({ place, offSince, offBy }) => {
          const name = place === '*' ? words.all : place;
          const open = offSince !== null;
          return (
            <li key={place}>
              <div className="flag-head">
                <b>{name}</b>
                <span className={`tag ${open ? 'bad' : 'good'}`}>
                  {open ? words.off(offBy ?? '–', time(offSince)) : words.on}
                </span>
              </div>
              <ByReason
                open={open ? words.turnOn : words.turnOff}
                title={open ? words.onTitle(name) : words.offTitle(name)}
                about={words.about}
                confirm={open ? words.turnOn : words.turnOff}
                send={(reason) => ask(setChatSwitch, { body: { place, open, reason } })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
};
