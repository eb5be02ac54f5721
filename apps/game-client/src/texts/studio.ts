/** What a studio's result is, wherever a round is verified. */
import { countText } from '@carmine/money';

export const studioTexts = {
  title: 'Studio result',
  button: (round: number) => `Studio #${countText(round)}`,
  buttonLabel: (round: number) => `Studio result, round ${countText(round)}. See what can be checked`,
  tableTitle: 'Studio results',
  lead: 'A studio decides each round of this table in front of its camera, and signs the result for this table and this round. Here you can check that the result was signed with the studio’s key, and that nobody has changed it since.',
  cannot:
    'It is not fixed beforehand: no seed and no hash leads to it. Whether the wheel is well balanced cannot be checked from here; the studio and its testers answer for that.',
  offline: 'The check runs in your browser, over the text that the studio signed.',
  verifyAll: 'Check all signatures',
  allHold: (count: number) =>
    count === 1
      ? '1 round: the signature is right, and the result is the one that was signed.'
      : `All ${countText(count)} rounds: the signatures are right, and the results are those that were signed.`,
  someFail: (failed: number) =>
    failed === 1
      ? '1 round is not what the studio signed.'
      : `${countText(failed)} rounds are not what the studio signed.`,
  result: 'Result',
  matches: 'The signature is right, and the result is the one that was signed.',
  differs: 'This is not what the studio signed.',
  isAbout: 'What the studio signed is about this round, and says what was recorded',
  signed: 'Text, as it was signed',
  signature: 'Signature, Ed25519',
  key: (id: string) => `Public key ${id}`,
  whoseKey: 'That this key is the studio’s is our word: compare it with the one that the studio itself names.',
  checking: 'The signature is being checked.',
  holds: 'The text was signed with this key',
  fails: 'The text was not signed with this key',
  unknown: 'This browser cannot check Ed25519: copy the three lines and check them elsewhere.',
} as const;
