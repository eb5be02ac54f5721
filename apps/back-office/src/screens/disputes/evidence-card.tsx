/** The evidence of a case: facts out of our records and documents, until they are sent. */
import {
  addDisputeDocument,
  addDisputeFact,
  readDisputeBundle,
  readDisputeDocument,
  removeDisputeEvidence,
  type OfficeDisputeView,
  type OfficeEvidence,
} from '@carmine/contract/back-office/money/disputes';
import { evidenceFacts, evidenceRules, type EvidenceFact } from '@carmine/contract/back-office/money/dispute-cases';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { ask, askFile, sendFile } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { saveFile } from '../../shell/save-file.ts';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { Refused } from '../../shell/states.tsx';
import { disputes } from '../../texts/en-disputes.ts';

const words = disputes.evidence;

interface ItemProps {
  readonly item: OfficeEvidence;
  readonly onSave: () => void;
  readonly onRemove: (() => void) | undefined;
}

const Item = ({ item: { fact, document, addedBy, at }, onSave, onRemove }: ItemProps) => (
  <li className="inset apart">
    <h3>{fact === undefined ? document?.name : words.facts[fact.kind]}</h3>
    <p className="caption number">{words.addedBy(addedBy, time(at))}</p>
    {fact !== undefined && <pre className="evidence">{fact.text}</pre>}
    <div className="together">
      {document !== undefined && (
        <button type="button" className="button" onClick={onSave}>
          {words.save}
        </button>
      )}
      {onRemove !== undefined && (
        <button type="button" className="button" onClick={onRemove}>
          {words.remove}
        </button>
      )}
    </div>
  </li>
);

/** The actions of the card; whichever was last shows its refusal. */
const useEvidence = ({ id }: OfficeDisputeView) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () => queries.invalidateQueries(),
    scope: { id },
  });
};

const Builder = ({
  view,
  run,
  busy,
}: {
  view: OfficeDisputeView;
  run: (work: () => Promise<unknown>) => void;
  busy: boolean;
}) => {
  const fileId = useId();
  const file = useRef<HTMLInputElement>(null);
  const params = { id: view.id };
  const has = (fact: EvidenceFact) => view.evidence.some((item) => item.fact?.kind === fact);
  return (
    <div className="inset apart">
      <h3>{words.choose}</h3>
      <div className="together">
        {evidenceFacts.map((fact) => (
          <button
            key={fact}
            type="button"
            className="button"
            disabled={busy}
            onClick={() => run(() => ask(addDisputeFact, { params, body: { fact } }))}
          >
            {has(fact) ? `${words.renew}: ${words.facts[fact]}` : words.facts[fact]}
          </button>
        ))}
      </div>
      <form
        className="change"
        {...onlyByButton}
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = file.current?.files?.[0];
          if (chosen !== undefined) run(() => sendFile(addDisputeDocument, { params }, chosen));
        }}
      >
        <div className="field">
          <label htmlFor={fileId}>{words.file}</label>
          <input ref={file} id={fileId} type="file" required accept={evidenceRules.types.join(',')} />
        </div>
        <button type="submit" className="button" disabled={busy}>
          {words.upload}
        </button>
      </form>
    </div>
  );
};

export const EvidenceCard = ({ view, mayAct }: { view: OfficeDisputeView; mayAct: boolean }) => {
  const change = useEvidence(view);
  const isOpen = mayAct && view.status === 'open';
  const params = { id: view.id };
  const save = (item: OfficeEvidence) => async () =>
    saveFile(
      await askFile(readDisputeDocument, { params: { ...params, item: item.id } }),
      item.document?.name ?? 'evidence',
    );
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <Refused error={change.error} />
      {view.evidence.length === 0 && <p className="notice">{words.none}</p>}
      <ul className="evidence-list">
        {view.evidence.map((item) => (
          <Item
            key={item.id}
            item={item}
            onSave={() => change.mutate(save(item))}
            onRemove={
              isOpen
                ? () => change.mutate(() => ask(removeDisputeEvidence, { params: { ...params, item: item.id } }))
                : undefined
            }
          />
        ))}
      </ul>
      {isOpen && <Builder view={view} run={change.mutate} busy={change.isPending} />}
      {mayAct && view.evidence.length > 0 && (
        <div className="inset apart">
          <button
            type="button"
            className="button"
            onClick={() =>
              change.mutate(async () => saveFile(await askFile(readDisputeBundle, { params }), `${view.id}.html`))
            }
          >
            {words.bundle}
          </button>
        </div>
      )}
    </section>
  );
};
