/** Looks up whether a mail domain exists in DNS: with a timeout, a cache, and only authoritative denials. */
import { Resolver } from 'node:dns/promises';
import type { FindDomain } from '../../modules/identity/ports.ts';
import type { Clock } from '../../platform/clock.ts';

type Answer = Awaited<ReturnType<FindDomain>>;

export interface MxResolver {
  resolveMx(domain: string): Promise<unknown>;
  resolveNs(domain: string): Promise<unknown>;
}

const timeoutMs = 1_500;
const rememberedMs = { exists: 3_600_000, no_such_domain: 600_000, unknown: 30_000 } as const;
const rememberedAtMost = 5_000;

const systemResolver = (): MxResolver => new Resolver({ timeout: timeoutMs, tries: 1 });

const withinTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The name system took too long')), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

const ask = async (resolver: MxResolver, domain: string): Promise<Answer> => {
  try {
    await withinTime(resolver.resolveMx(domain));
    return 'exists';
  } catch (error) {
    // ENODATA: the name exists without an MX record, and mail goes to its address record.
    if (codeOf(error) === 'ENODATA') return 'exists';
    if (codeOf(error) !== 'ENOTFOUND') return 'unknown';
  }
  // A resolver without connectivity may deny every name. It is trusted if it knows the top-level domain.
  try {
    await withinTime(resolver.resolveNs('com'));
    return 'no_such_domain';
  } catch {
    return 'unknown';
  }
};

export const createDomainLookup = (deps: { clock: Clock; resolver?: MxResolver }): FindDomain => {
  const resolver = deps.resolver ?? systemResolver();
  const memory = new Map<string, { answer: Answer; until: number }>();
  return async (domain) => {
    const now = deps.clock.now().getTime();
    const known = memory.get(domain);
    if (known !== undefined && known.until > now) return known.answer;
    const answer = await ask(resolver, domain);
    const [oldest] = memory.keys();
    if (oldest !== undefined && memory.size >= rememberedAtMost) memory.delete(oldest);
    memory.delete(domain);
    memory.set(domain, { answer, until: now + rememberedMs[answer] });
    return answer;
  };
};
