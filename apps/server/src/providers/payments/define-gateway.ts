/** Declaration of a gateway by its folder: description, variables, and how to open it. */
import type { OutsideParty } from '../../platform/settings/outside-party.ts';
import type { ValuesOf, Variables } from '../../platform/settings/variables.ts';
import type {
  AlternativePresentation,
  Checkout,
  ContentPolicy,
  DepositGateway,
  DepositOrder,
  DepositPlaced,
  GatewayDeclaration,
  Payouts,
  PayoutTarget,
  Presentation,
  Widget,
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

/** A deposit is paid as declared. Who pays out has to say where to, and who says where to has to pay out. */
type Calls<P extends Presentation, T extends readonly PayoutTarget[]> = Pick<
  DepositGateway,
  Exclude<Call, 'placeDeposit'>
> & {
  placeDeposit(order: DepositOrder): Promise<DepositPlaced<P>>;
} & (T extends readonly [] ? { readonly payouts?: never } : { readonly payouts: Payouts });

/** Parts of it that our documents embed or post to. */
interface Within<V extends Variables> {
  readonly contentPolicy?: ((values: ValuesOf<V>) => ContentPolicy) | undefined;
  readonly widget?: ((values: ValuesOf<V>) => Widget) | undefined;
}

/** Gateways embedded in or posted to by our documents declare the origins. */
type Shown<P extends Presentation, V extends Variables> = { readonly presentation: P } & (P extends
  | 'form'
  | 'frame'
  | 'widget'
  ? Required<Pick<Within<V>, 'contentPolicy'>>
  : { readonly contentPolicy?: undefined }) &
  (P extends 'widget' ? Required<Pick<Within<V>, 'widget'>> : { readonly widget?: undefined });

type Opened = Pick<DepositGateway, Call> & { readonly payouts?: Payouts | undefined };

type Opener<V extends Variables> = AdapterParts<DepositGateway, GatewaySurroundings, V>['open'];

type GatewayParts<
  V extends Variables,
  P extends Presentation,
  A extends readonly AlternativePresentation[],
  T extends readonly PayoutTarget[],
> = Omit<GatewayDeclaration, 'presentation' | 'alternatives' | 'payoutTargets'> &
  Shown<P, V> &
  Omit<AdapterParts<DepositGateway, GatewaySurroundings, V>, 'open' | 'code'> & {
    readonly alternatives?: A;
    readonly payoutTargets: T;
    readonly open: (...given: Parameters<Opener<V>>) => Calls<P | A[number], T>;
  };

/** Browsers block origins that our document's policy does not contain. */
const isWithin = (checkout: Checkout, { frames = [], forms = [] }: ContentPolicy): boolean => {
  if (checkout.presentation === 'frame') return frames.includes(new URL(checkout.frameUrl).origin);
  return checkout.presentation !== 'form' || forms.includes(new URL(checkout.formUrl).origin);
};

const isAsked = (order: DepositOrder, checkout: Checkout): boolean => checkout.presentation === order.presentation;

export const defineGateway = <
  const V extends Variables,
  const P extends Presentation,
  const T extends readonly PayoutTarget[],
  const A extends readonly AlternativePresentation[] = readonly [],
>(
  parts: GatewayParts<V, P, A, T>,
): Gateway => {
  const {
    code,
    path,
    name,
    kind,
    icon,
    rank,
    presentation,
    alternatives,
    requiredDetails,
    payoutTargets,
    rules,
    terms,
  } = parts;
  const within: Within<V> = parts;
  const declaration = {
    ...{ code, path, name, kind, presentation, requiredDetails, payoutTargets, rules, terms },
    ...(alternatives === undefined ? {} : { alternatives }),
    ...(icon === undefined ? {} : { icon }),
    ...(rank === undefined ? {} : { rank }),
  };
  const adapter = defineAdapter<DepositGateway, GatewaySurroundings>()<V>({
    code: path,
    variables: parts.variables,
    ...(parts.simulated === undefined ? {} : { simulated: parts.simulated }),
    ...(parts.onlySimulated === undefined ? {} : { onlySimulated: parts.onlySimulated }),
    open: (values, tools) => {
      const { payouts, ...calls } = parts.open(values, tools) as Opened;
      const contentPolicy = within.contentPolicy?.(values) ?? {};
      const widget = within.widget?.(values);
      const placeDeposit = async (order: DepositOrder): Promise<DepositPlaced> => {
        const placed = await calls.placeDeposit(order);
        const good = !placed.ok || (isAsked(order, placed.checkout) && isWithin(placed.checkout, contentPolicy));
        return good ? placed : { ok: false, reason: 'unknown' };
      };
      return {
        ...{ ...declaration, ...calls, placeDeposit, contentPolicy },
        ...(widget === undefined ? {} : { widget }),
        ...(payouts === undefined ? {} : { payouts }),
      };
    },
  });
  return {
    ...declaration,
    party: { name: path, variables: adapter.variables, check: adapter.check },
    open: adapter.open,
  };
};
