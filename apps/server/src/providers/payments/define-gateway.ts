/** A gateway as its folder declares it: what it is, which variables connect it, and how it is called. */
import type { OutsideParty } from '../../platform/settings/outside-party.ts';
import type { ValuesOf, Variables } from '../../platform/settings/variables.ts';
import type {
  ContentPolicy,
  DepositGateway,
  GatewayDeclaration,
  Payouts,
  PayoutTarget,
  Presentation,
} from '../../modules/payments/ports.ts';
import { defineAdapter, type AdapterParts, type Surroundings } from '../adapter.ts';

export interface GatewaySurroundings {
  /** Shown on its pages. */
  readonly merchantName: string;
}

export interface Gateway extends GatewayDeclaration {
  readonly party: OutsideParty & { readonly name: string };
  readonly open: (surroundings: Surroundings & GatewaySurroundings) => DepositGateway;
}

type Call = 'placeDeposit' | 'queryDeposit' | 'readNotice';

/** Who pays out has to say where to, and who says where to has to pay out. */
type Calls<T extends readonly PayoutTarget[]> = Pick<DepositGateway, Call> &
  (T extends readonly [] ? { readonly payouts?: never } : { readonly payouts: Payouts });

/** What stands within our own pages says whose it is. */
type Shown<V extends Variables> =
  | { readonly presentation: Exclude<Presentation, 'widget' | 'frame'>; readonly contentPolicy?: undefined }
  | {
      readonly presentation: 'widget' | 'frame';
      readonly contentPolicy: (values: ValuesOf<V>) => ContentPolicy;
    };

type GatewayParts<V extends Variables, T extends readonly PayoutTarget[]> = Omit<
  GatewayDeclaration,
  'presentation' | 'payoutTargets'
> &
  Shown<V> &
  Omit<AdapterParts<DepositGateway, GatewaySurroundings, V>, 'open' | 'code'> & {
    readonly payoutTargets: T;
    readonly open: (...given: Parameters<AdapterParts<DepositGateway, GatewaySurroundings, V>['open']>) => Calls<T>;
  };

export const defineGateway = <const V extends Variables, const T extends readonly PayoutTarget[]>(
  parts: GatewayParts<V, T>,
): Gateway => {
  const { code, path, name, kind, presentation, requiredDetails, payoutTargets, rules, contentPolicy } = parts;
  const declaration = { code, path, name, kind, presentation, requiredDetails, payoutTargets, rules };
  const adapter = defineAdapter<DepositGateway, GatewaySurroundings>()<V>({
    code: path,
    variables: parts.variables,
    ...(parts.played === undefined ? {} : { played: parts.played }),
    ...(parts.onlyPlayed === undefined ? {} : { onlyPlayed: parts.onlyPlayed }),
    open: (values, tools) => {
      const opened: Pick<DepositGateway, Call> & { readonly payouts?: Payouts | undefined } = parts.open(values, tools);
      const { payouts, ...calls } = opened;
      const policy = { contentPolicy: contentPolicy?.(values) ?? {} };
      return { ...declaration, ...policy, ...calls, ...(payouts === undefined ? {} : { payouts }) };
    },
  });
  return {
    ...declaration,
    party: { name: path, variables: adapter.variables, check: adapter.check },
    open: adapter.open,
  };
};
