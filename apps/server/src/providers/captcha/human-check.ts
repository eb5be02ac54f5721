/** What a human check is to whoever joins it to accounts and pages. */
import type { CaptchaPort } from '../../modules/identity/ports.ts';

export interface PageScript {
  readonly text: string;
  readonly etag: string;
}

export interface HumanCheck extends CaptchaPort {
  /** What does its work in a browser. */
  readonly script: PageScript;
}

export interface HumanCheckContext {
  readonly secretsKey: Buffer;
}
