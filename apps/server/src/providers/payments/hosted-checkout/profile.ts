/** What distinguishes one gateway of the hosted-checkout protocol from another: data only. */
import type { CurrencyCode } from '@carmine/money';
import type { GatewayDeclaration, GatewayRules } from '../../../modules/payments/ports.ts';
import type { DialectName } from './dialects.ts';

/** Hash of the `sorted-fields` dialect; `signed-header` always uses SHA-256. */
export type Digest = 'sha256' | 'sha512';

/** Whether refused deposits, and withdrawals too, can be sent back to the card that paid. */
export type Returns = 'nothing' | 'refunds' | 'refunds and withdrawals';

export interface HostedProfile extends Pick<GatewayDeclaration, 'code' | 'path' | 'name' | 'rank'> {
  readonly dialect: DialectName;
  readonly digest?: Digest;
  /** First segments of its paths. */
  readonly base: `/${string}`;
  readonly currencies: readonly CurrencyCode[];
  readonly countries?: GatewayRules['countries'];
  /** EUR cents of one payment. */
  readonly maximumEurCents?: bigint;
  readonly returns: Returns;
}
