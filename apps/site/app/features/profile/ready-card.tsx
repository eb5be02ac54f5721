import type { PaymentMethod } from '@carmine/contract/payments/payment-methods';
import type { Profile } from '@carmine/contract/account/profile';
import { detailsForCoins, missingDetails, type RequiredDetail } from '@carmine/contract/account/required-details';
import type { CountryEntry } from '@carmine/contract/static-lists';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { methodsQuery } from '../../queries/deposits.ts';
import { useSelectableCurrencies } from '../../queries/selectable-currencies.ts';
import { defaultWallet, walletsQuery } from '../../queries/wallets.ts';
import { profileTexts } from './texts.ts';
import './profile.css';

const words = profileTexts.details.ready;

/** A payment method with its display name. */
interface Method {
  readonly name: string;
  readonly requiredDetails: readonly RequiredDetail[];
}

/** The ways that the server lists now; coins only where one can be deposited. */
const methodsOf = (listed: readonly PaymentMethod[], hasCoins: boolean): Method[] => {
  const card = listed.find(({ kind }) => kind === 'card');
  return [
    ...(card === undefined ? [] : [{ name: words.methods.cards, requiredDetails: card.requiredDetails }]),
    ...listed.filter(({ kind }) => kind !== 'card'),
    ...(hasCoins ? [{ name: words.methods.coins, requiredDetails: detailsForCoins }] : []),
  ];
};

const listOf = (missing: readonly RequiredDetail[]): string => missing.map((detail) => words.names[detail]).join(', ');

interface Props {
  readonly profile: Profile;
  readonly countries: readonly CountryEntry[];
}

/** The same rule as on the server, shown before a refusal. */
export const ReadyCard = ({ profile, countries }: Props) => {
  const currency = defaultWallet(useQuery(walletsQuery()).data)?.currency ?? 'EUR';
  const listed = useQuery(methodsQuery(currency)).data ?? [];
  const hasCoins = useSelectableCurrencies().some(({ fiat }) => !fiat);
  const hasStates = (isoCode: string) =>
    (countries.find((country) => country.isoCode === isoCode)?.states?.length ?? 0) > 0;
  return (
    <section className="profile-card">
      <h2>{words.title}</h2>
      <p className="profile-text">{words.text}</p>
      <ul className="profile-ready">
        {methodsOf(listed, hasCoins).map(({ name, requiredDetails }) => {
          const missing = missingDetails(profile, requiredDetails, hasStates);
          const Sign = missing.length === 0 ? CircleCheck : CircleAlert;
          return (
            <li key={name}>
              <Sign size={18} aria-hidden="true" className={missing.length === 0 ? undefined : 'sign-wait'} />
              <div>
                <b>{name}</b>
                <span>{missing.length === 0 ? words.done : words.missing(listOf(missing))}</span>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
