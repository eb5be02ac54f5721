import { classNames } from '@carmine/design/class-names';
import { entryTexts } from './texts.ts';
import './password-strength.css';

/** One word followed by a digit or a sign: what attackers try first. */
const plainWord = /^\p{L}+[^\p{L}]{1,4}$/u;

/** 0 below the server's least length, 1 for few different signs or one plain word, else a point for each kind of sign and for length. */
export const passwordStrength = (password: string): 0 | 1 | 2 | 3 | 4 => {
  if (password.length < 9) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const varied = new Set(password).size >= 8;
  if (!varied || (plainWord.test(password) && password.length < 14)) return 1;
  const points = kinds + (password.length >= 14 ? 1 : 0);
  return Math.min(Math.max(points, 1), 4) as 1 | 2 | 3 | 4;
};

const Strength = ({ password }: { readonly password: string }) => {
  const strength = passwordStrength(password);
  const word = entryTexts.register.strengths[strength];
  return (
    <div className={classNames('strength', `strength-${strength}`)}>
      {[1, 2, 3, 4].map((step) => (
        <i key={step} className={step <= Math.max(strength, 1) ? 'strength-on' : undefined} />
      ))}
      <span role="status" aria-label={entryTexts.register.strength(word)}>
        {word}
      </span>
    </div>
  );
};

interface HintProps {
  readonly password: string;
  /** For a new account without an earlier password. */
  readonly isFirst?: boolean;
}

/** The rule before anything is typed, the meter from then on. */
export const NewPasswordHint = ({ password, isFirst = false }: HintProps) => {
  const { firstRule, rule } = entryTexts.passwords;
  return password === '' ? <span>{isFirst ? firstRule : rule}</span> : <Strength password={password} />;
};
