/** Interface of human checks for composition. */
import type { CaptchaPort } from '../../modules/identity/ports.ts';

export interface PageScript {
  readonly text: string;
  readonly etag: string;
}

export interface HumanCheck extends CaptchaPort {
  /** The script that does the work in a browser. */
  readonly script: PageScript;
}

export interface HumanCheckContext {
  readonly secretsKey: Buffer;
  /** Divides the work of a check, as it multiplies the rate limits. */
  readonly ease?: number;
}
