/** Dependencies of all identity use cases. */
import type { MailTopic } from '@carmine/contract/account/notices';
import type { Database } from '../../database/database.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Ids, PlayerId } from '../../platform/ids/ids.ts';
import type { Random } from '../../platform/secrets/random.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type {
  CaptchaPort,
  ConsentText,
  Countries,
  EndPlay,
  FindDomain,
  FindVerification,
  IsExcluded,
  RefreshProtectionStatus,
  OpenWallet,
  Publish,
  PushSessionEnded,
} from './ports.ts';

export interface Deps {
  db: Database;
  clock: Clock;
  random: Random;
  secretBox: SecretBox;
  audit: AuditLog;
  /** The audit log names players by their public ids. */
  ids: Pick<Ids, 'encode'>;
  /** Master secret of this module's derived keys. */
  secret: Buffer;
  /** What rate limits treat as one address: an IPv4 address, or the network of one IPv6 customer. */
  networkOf: (ip: string) => string;
  /** The larger network that one IPv6 customer may have; undefined for an IPv4 address. */
  siteOf: (ip: string) => string | undefined;
  /** Factor for the limits on failures. */
  rateLimitFactor: number;
  captcha: CaptchaPort;
  findDomain: FindDomain;
  openWallet: OpenWallet;
  isExcluded: IsExcluded;
  refreshProtectionStatus: RefreshProtectionStatus;
  endPlay: EndPlay;
  /** A mail topic that the player has opted out of. */
  refuseMail: (playerId: PlayerId, topic: MailTopic) => Promise<unknown>;
  countries: Countries;
  findVerification: FindVerification;
  consentText: ConsentText;
  publish: Publish;
  pushSessionEnded: PushSessionEnded;
  /** Brand name for authenticator apps and passkeys. */
  brand: () => string;
}
