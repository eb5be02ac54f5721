/** How many players a change would concern. */
import { previewCountries } from '@carmine/contract/back-office/countries';
import { useAsk } from '../../calls.ts';
import { countries as words } from '../../texts/en-countries.ts';

export const Preview = ({ codes }: { codes: readonly string[] }) => {
  const counted = useAsk(previewCountries, { query: { codes: codes.join(',') } });
  return (
    <dl className="facts plain preview" aria-label={words.preview} aria-busy={counted.isPending}>
      {(counted.data ?? []).map(({ code, name, players }) => (
        <div key={code}>
          <dt>{code === '*' ? words.everyOther : name}</dt>
          <dd className="number">{words.players(players)}</dd>
        </div>
      ))}
    </dl>
  );
};
