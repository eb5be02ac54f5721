/** Which countries are restricted and which rules hold where; two operators change both. */
import { readCountries } from '@carmine/contract/back-office/countries';
import { useAsk } from '../../calls.ts';
import { Failure, Loading } from '../../shell/states.tsx';
import { countries as words } from '../../texts/en-countries.ts';
import { Jurisdictions } from './jurisdictions.tsx';
import { Restricted } from './restricted.tsx';

export const CountriesScreen = () => {
  const view = useAsk(readCountries, {});
  if (view.isPending) return <Loading />;
  if (view.error) return <Failure error={view.error} retry={() => void view.refetch()} />;
  return (
    <>
      <header className="head">
        <h1>{words.title}</h1>
        <p>{words.about}</p>
      </header>
      <Restricted view={view.data} />
      <Jurisdictions view={view.data} />
    </>
  );
};
