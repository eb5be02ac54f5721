/** What concerns the house and waits for a second operator. */
import {
  agreeOfficeMatter,
  dropOfficeMatter,
  listOfficeMatters,
  type OfficeMatterView,
} from '@carmine/contract/back-office';
import { useState } from 'react';
import { ask, useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { Failure } from '../../shell/states.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { matters } from '../../texts/en-matters.ts';
import { office } from '../../texts/en-office.ts';
import { ChangesTable } from './changes-table.tsx';
import { DroppedNames } from './dropped-names.tsx';

const words = office.matters;
const refetchMs = 15_000;
const longest = 500;

const Deciding = ({ matter }: { matter: OfficeMatterView }) => {
  const [dropping, setDropping] = useState(false);
  const params = { id: matter.id };
  if (dropping)
    return (
      <WriteLine
        label={matters.reason}
        action={matters.drop}
        most={longest}
        send={(reason) => ask(dropOfficeMatter, { params, body: { reason } })}
      >
        <button type="button" className="button" onClick={() => setDropping(false)}>
          {matters.keep}
        </button>
      </WriteLine>
    );
  const callOff = (
    <button type="button" className="button" onClick={() => setDropping(true)}>
      {matters.drop}
    </button>
  );
  if (matter.own)
    return (
      <>
        <p className="notice">{words.own}</p>
        {callOff}
      </>
    );
  return (
    <WriteLine
      label={matters.agreeReason}
      action={matters.agree}
      tone="primary"
      most={longest}
      send={(reason) => ask(agreeOfficeMatter, { params, body: { reason } })}
    >
      {callOff}
    </WriteLine>
  );
};

const Open = ({ matter }: { matter: OfficeMatterView }) => (
  <>
    {(matter.kind === 'replace_list' || matter.kind === 'remove_list') && <DroppedNames matterId={matter.id} />}
    <p className="caption">{words.explained[matter.kind]}</p>
    <Deciding matter={matter} />
  </>
);

const Row = ({ matter }: { matter: OfficeMatterView }) => (
  <li>
    <div className="flag-head">
      <span className={matter.state === 'asked' ? 'tag warn' : 'tag'}>
        {matter.state === 'asked' ? matters.states.asked : matters.expired}
      </span>
      <b>{words.kinds[matter.kind]}</b>
      {matter.about !== null && (
        <span>{words.about(matter.about === '*' ? words.everyOther : matter.about, matter.role)}</span>
      )}
    </div>
    <dl className="said">
      <dt className="caption number">{matters.asked(matter.askedBy, time(matter.askedAt))}</dt>
      <dd>{matter.reason}</dd>
      <dd className="caption number">
        {matter.state === 'asked' ? matters.endsAt(time(matter.endsAt)) : matters.droppedBy.expired}
      </dd>
    </dl>
    {matter.changes.length > 0 && <ChangesTable changes={matter.changes} />}
    {matter.state === 'asked' && <Open matter={matter} />}
  </li>
);

export const OfficeMatters = () => {
  const open = useAsk(listOfficeMatters, {}, { refetchInterval: refetchMs });
  if (open.error) return <Failure error={open.error} retry={() => void open.refetch()} />;
  if (open.data === undefined || open.data.length === 0) return null;
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <ul className="flags">
        {open.data.map((matter) => (
          <Row key={matter.id} matter={matter} />
        ))}
      </ul>
    </section>
  );
};
