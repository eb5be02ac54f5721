/** What turns an event into a mail, and what it may ask. */
import type { Job } from '../../platform/jobs/job.ts';
import type { CountryName, FindPlayerByEmailHash, FindRefusal, FindSignIn, IssueToken } from './ports.ts';
import type { MailOrder } from './send-mail.ts';

export interface OrderDeps {
  findPlayerByEmailHash: FindPlayerByEmailHash;
  issueToken: IssueToken;
  findSignIn: FindSignIn;
  countryName: CountryName;
  findRefusal: FindRefusal;
  /** Origin without a trailing slash. */
  publicUrl: string;
}

/** Nothing where the event asks for no mail. */
export type MakeOrder = (deps: OrderDeps, job: Job) => Promise<MailOrder | undefined>;
