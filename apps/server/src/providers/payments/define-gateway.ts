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
  DepositorTarget,
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

type Call = 'placeDeposit' | 'queryDeposit' | 'listTransactions' | 'readNotice';

/** A deposit is paid as declared. Who pays out has to say where to, and who says where to has to pay out. */
type Calls<P extends Presentation, T extends readonly PayoutTarget[], R extends DepositorTarget | undefined> = Pick<
  DepositGateway,
  Exclude<Call, 'placeDeposit'>
> & {
  placeDeposit(order: DepositOrder): Promise<DepositPlaced<P>>;
  readonly balance?: NonNullable<DepositGateway['balance']>;
} & (T extends readonly []
    ? [R] extends [undefined]
      ? { readonly payouts?: never }
      : { readonly payouts: Payouts }
    : { readonly payouts: Payouts });

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

type Opened = Pick<DepositGateway, Call | 'balance'> & { readonly payouts?: Payouts | undefined };

type Opener<V extends Variables> = AdapterParts<DepositGateway, GatewaySurroundings, V>['open'];

type AdapterOf<V extends Variables> = Omit<AdapterParts<DepositGateway, GatewaySurroundings, V>, 'open' | 'code'>;

type GatewayParts<
  V extends Variables,
  P extends Presentation,
  A extends readonly AlternativePresentation[],
  T extends readonly PayoutTarget[],
  R extends DepositorTarget | undefined,
> = Omit<GatewayDeclaration, 'presentation' | 'alternatives' | 'payoutTargets' | 'refundTarget'> &
  Shown<P, V> &
  AdapterOf<V> & {
    readonly alternatives?: A;
    readonly payoutTargets: T;
    readonly refundTarget?: R;
    readonly open: (...given: Parameters<Opener<V>>) => Calls<P | A[number], T, R>;
  };

/** As of a gateway whose declaration is known only at run time: whoever assembles it provides what belongs together. */
type AssembledParts<V extends Variables> = GatewayDeclaration &
  AdapterOf<V> &
  Within<V> & { readonly open: (...given: Parameters<Opener<V>>) => Opened };

/** Browsers block origins that our document's policy does not contain. */
const isWithin = (checkout: Checkout, { frames = [], forms = [] }: ContentPolicy): boolean => {
  if (checkout.presentation === 'frame') return frames.includes(new URL(checkout.frameUrl).origin);
  return checkout.presentation !== 'form' || forms.includes(new URL(checkout.formUrl).origin);
};

const isAsked = (order: DepositOrder, checkout: Checkout): boolean => checkout.presentation === order.presentation;

/** What players and other modules read of it. */
const declarationOf = (parts: GatewayDeclaration): GatewayDeclaration => {
  const { code, path, name, kind, presentation, requiredDetails, payoutTargets, rules, terms } = parts;
  const { alternatives, refundTarget, icon, rank, paymentMethods } = parts;
  return {
    ...{ code, path, name, kind, presentation, requiredDetails, payoutTargets, rules, terms },
    ...(alternatives === undefined ? {} : { alternatives }),
    ...(refundTarget === undefined ? {} : { refundTarget }),
    ...(paymentMethods === undefined ? {} : { paymentMethods }),
    ...(icon === undefined ? {} : { icon }),
    ...(rank === undefined ? {} : { rank }),
  };
};

export const assembleGateway = <const V extends Variables>(parts: AssembledParts<V>): Gateway => {
  const { path } = parts;
  const declaration = declarationOf(parts);
  const adapter = defineAdapter<DepositGateway, GatewaySurroundings>()<V>({
    code: path,
    variables: parts.variables,
    ...(parts.simulated === undefined ? {} : { simulated: parts.simulated }),
    ...(parts.onlySimulated === undefined ? {} : { onlySimulated: parts.onlySimulated }),
    open: (values, tools) => {
      const { payouts, ...calls } = parts.open(values, tools);
      const contentPolicy = parts.contentPolicy?.(values) ?? {};
      const widget = parts.widget?.(values);
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

export const defineGateway = <
  const V extends Variables,
  const P extends Presentation,
  const T extends readonly PayoutTarget[],
  const A extends readonly AlternativePresentation[] = readonly [],
  const R extends DepositorTarget | undefined = undefined,
>(
  parts: GatewayParts<V, P, A, T, R>,
): Gateway => assembleGateway<V>(parts as unknown as AssembledParts<V>);
