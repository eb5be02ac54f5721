/** What gaming needs from outside: studios that play rounds of live tables in front of a camera. */
import type { Draw } from '@carmine/games';

/** As it arrived: the exact text, the id of the key, and the Ed25519 signature of the text in base64url. */
export interface SignedText {
  readonly signed: string;
  readonly key: string;
  readonly signature: string;
}

/** What a studio says about a round of ours: how it ended, or that it could not be played. */
type StudioSaid = { readonly table: string; readonly round: string } & (
  | { readonly kind: 'result'; readonly draws: readonly Draw[] }
  | { readonly kind: 'failed' }
);

export type StudioReading =
  | {
      readonly ok: true;
      readonly said: StudioSaid;
      /** The 32 bytes of the key, in base64url: whoever has them checks the signature. */
      readonly publicKey: string;
    }
  | { readonly ok: false; readonly reason: 'signature_wrong' | 'body_invalid' };

/** The picture of a table: a page in a frame, or a file or stream that a video element plays. `delayMs`: so much later than the room. */
interface StudioStream {
  readonly kind: 'frame' | 'video';
  readonly url: string;
  readonly delayMs: number;
}

export interface StudioRound {
  readonly table: string;
  readonly round: string;
  /** `betting`: it takes bets until `closesAt`. `closed`: play it now. */
  readonly phase: 'betting' | 'closed';
  readonly closesAt: Date;
}

export interface Studio {
  /** As `live_tables.studio` names it. */
  readonly code: string;
  readonly stream: (table: string) => StudioStream;
  /**
   * Tells of a round; repeated until there is a result, so it must not play a round twice. Returns what the studio has signed for it so far, if
   * anything: a notification may be lost. Undefined without an answer. Never throws.
   */
  announce(round: StudioRound): Promise<SignedText | undefined>;
  /** What was signed, by one of the keys that are known today. */
  read(text: SignedText): StudioReading;
  /** A notification's text and signature; nothing is checked. */
  take(rawBody: Buffer, headers: Readonly<Record<string, string | undefined>>): SignedText;
}
