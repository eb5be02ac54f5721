import { BankAccount } from '../bank-account/bank-account.tsx';
import { bankAccountTexts as words } from '../bank-account/texts.ts';
import './profile.css';

/** For withdrawals by bank transfer. */
export const BankAccountCard = () => (
  <section className="profile-card" aria-label={words.title}>
    <h2>{words.title}</h2>
    <p className="profile-text">{words.text}</p>
    <BankAccount />
  </section>
);
