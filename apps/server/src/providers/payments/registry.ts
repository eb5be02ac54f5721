/** The gateways of `gateways.ts` that this installation uses; operators can disable them. */
import type { DepositGateway } from '../../modules/payments/ports.ts';
import type { OutsideParty } from '../../platform/settings/outside-party.ts';
import type { Environment } from '../../platform/settings/variables.ts';
import type { Surroundings } from '../adapter.ts';
import type { Gateway, GatewaySurroundings } from './define-gateway.ts';
import * as registered from './gateways.ts';

/** Whatever is last: a module's exports come in the order of their names, not of its lines. */
const last = Number.MAX_SAFE_INTEGER;

export const gateways: readonly Gateway[] = Object.values(registered).toSorted(
  (a, b) => (a.rank ?? last) - (b.rank ?? last) || a.path.localeCompare(b.path),
);

const variable = 'GATEWAYS';

/** Default: all of them; `none` for an installation with crypto only. */
const wished = (env: Environment): readonly string[] => {
  const text = env[variable]?.trim() ?? '';
  if (text === '') return gateways.map(({ path }) => path);
  return text === 'none' ? [] : text.split(',').map((path) => path.trim());
};

const isUsed = (env: Environment, { path }: Gateway): boolean => wished(env).includes(path);

/** Gateways that are not used need no account. */
export const gatewayParties: readonly OutsideParty[] = [
  {
    name: undefined,
    variables: {
      [variable]: {
        shown: 'all',
        meaning: `the gateways of this house, separated by commas: ${gateways.map(({ path }) => `\`${path}\``).join(', ')}; \`none\` for coins alone`,
      },
    },
    check: (env) => {
      const unknown = wished(env).find((path) => !gateways.some((gateway) => gateway.path === path));
      return unknown === undefined
        ? { ok: true, isSimulated: false, missing: [] }
        : {
            ok: false,
            message: `${variable} names "${unknown}", which is not a gateway. Known: ${gateways.map(({ path }) => path).join(', ')}, none.`,
          };
    },
  },
  ...gateways.map((gateway) => ({
    ...gateway.party,
    check: (env: Environment) =>
      isUsed(env, gateway) ? gateway.party.check(env) : ({ ok: true, isSimulated: false, missing: [] } as const),
  })),
];

export const createGateways = (surroundings: Surroundings & GatewaySurroundings): DepositGateway[] =>
  gateways.filter((gateway) => isUsed(surroundings.env, gateway)).map((gateway) => gateway.open(surroundings));
