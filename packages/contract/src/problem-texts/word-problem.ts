/** Words a refusal by the codes in its document, in the language of the catalogues. */
import type { Problem } from '../problem.ts';
import { Parameters, type CodeText, type CodeTexts } from './parameters.ts';

/** By the part of the API that refuses: `shared` for refusals of every part, `fields` for form fields. */
export type Catalogues = Readonly<Record<string, CodeTexts>>;

/** A part without its own text for a code uses the shared one. */
export const textOf = (catalogues: Catalogues, part: string, code: string): CodeText | undefined =>
  catalogues[part]?.[code] ?? catalogues['shared']?.[code];

export const worded = (text: CodeText, parameters: Parameters): string =>
  typeof text === 'string' ? text : text(parameters);

const prefix = 'urn:problem:';

/** One code may mean two things in two parts of the API: `urn:problem:cash-outs:verification-required`. */
export const typeOf = (part: string | undefined, code: string): string =>
  prefix + [...(part === undefined || part === 'shared' ? [] : [part]), code.replaceAll('_', '-')].join(':');

const partOf = (type: string): string => {
  const [part = '', code] = type.slice(prefix.length).split(':');
  return code === undefined ? 'shared' : part;
};

/** Refusals that are not ours, or have no text here, stay unchanged. */
export const wordProblem = (problem: Problem, catalogues: Catalogues): Problem => {
  if (!problem.type.startsWith(prefix)) return problem;
  const part = partOf(problem.type);
  const say = (text: CodeText | undefined, fields: Readonly<Record<string, unknown>>, otherwise: string): string =>
    text === undefined ? otherwise : worded(text, new Parameters(fields));
  const errors = problem.errors?.map((error) => {
    const text = catalogues['fields']?.[error.code] ?? textOf(catalogues, part, error.code);
    return { ...error, message: say(text, error, error.message) };
  });
  return {
    ...problem,
    message: say(textOf(catalogues, part, problem.code), problem, problem.message),
    ...(errors === undefined ? {} : { errors }),
  };
};
