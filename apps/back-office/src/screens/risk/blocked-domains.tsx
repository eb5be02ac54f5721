/** E-mail domains that are blocked: the list, one more, one less. */
import { blockDomain, listBlockedDomains, unblockDomain } from '@carmine/contract/back-office/blocked-domains';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ask, useAsk } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { time } from '../../shell/figures.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { risk } from '../../texts/en-risk.ts';
import { PagedTable, pageSize } from '../paged-table.tsx';
import { RemoveListed } from './remove-listed.tsx';
import { Refused } from '../../shell/states.tsx';

const words = risk.domains;

const BlockForm = () => {
  const queries = useQueryClient();
  const { register, handleSubmit, reset } = useForm({ defaultValues: { domain: '', reason: '' } });
  const block = useMutation({
    mutationFn: (body: { domain: string; reason: string }) => ask(blockDomain, { body }),
    onSuccess: async () => {
      reset();
      await queries.invalidateQueries({ queryKey: [listBlockedDomains.name] });
    },
  });
  return (
    <form
      className="inset"
      {...onlyByButton}
      onSubmit={(event) => void handleSubmit((body) => block.mutate(body))(event)}
    >
      <h3>{words.add}</h3>
      <Field
        label={words.domain}
        placeholder={words.example}
        maxLength={255}
        autoCapitalize="none"
        spellCheck={false}
        required
        {...register('domain')}
      />
      <Field label={risk.removal.reason} minLength={5} maxLength={500} required {...register('reason')} />
      <p className="caption">{words.hint}</p>
      <Refused error={block.error} />
      {block.data && (
        <p className="notice good" role="status">
          {words.added(block.data.domain)}
        </p>
      )}
      <button type="submit" className="button primary wide" disabled={block.isPending}>
        <Ban size={16} aria-hidden="true" />
        {words.submit}
      </button>
    </form>
  );
};

export const BlockedDomains = ({ mayBlock }: { mayBlock: boolean }) => {
  const [page, setPage] = useState(0);
  const result = useAsk(listBlockedDomains, { query: { page, size: pageSize } });
  const { columns } = words;
  return (
    <div className="columns">
      <PagedTable
        title={words.title}
        empty={words.empty}
        columns={[
          ...[columns.domain, columns.reason, columns.at, columns.by].map((text) => ({ text })),
          ...(mayBlock ? [{ text: columns.action }] : []),
        ]}
        result={result}
        onPage={setPage}
        row={({ domain, reason, blockedAt, blockedBy }) => (
          <tr key={domain}>
            <td className="mono">{domain}</td>
            <td className="wraps">{reason ?? '–'}</td>
            <td className="number">{time(blockedAt)}</td>
            <td>{blockedBy ?? words.byNobody}</td>
            {mayBlock && (
              <td>
                <RemoveListed
                  title={words.remove(domain)}
                  about={words.removeAbout}
                  remove={(body) => ask(unblockDomain, { params: { domain }, body })}
                />
              </td>
            )}
          </tr>
        )}
      />
      {mayBlock && (
        <section className="card">
          <BlockForm />
        </section>
      )}
    </div>
  );
};
