/** Declaration of an on-ramp by its folder: description, variables, and how to open it. */
import type { OnRamp, OnRampDeclaration, OnRampPlaced } from '../../modules/payments/onramps/ports.ts';
import type { OutsideParty } from '../../platform/settings/outside-party.ts';
import type { ValuesOf, Variables } from '../../platform/settings/variables.ts';
import { defineAdapter, type AdapterParts, type Surroundings } from '../adapter.ts';

export interface OnRampSurroundings {
  /** Shown on its pages. */
  readonly merchantName: string;
}

export interface OnRampAdapter extends OnRampDeclaration {
  readonly party: OutsideParty & { readonly name: string };
  readonly open: (surroundings: Surroundings & OnRampSurroundings) => OnRamp;
}

type Calls = Pick<OnRamp, 'placeOrder' | 'queryOrder' | 'readNotice'>;

type Opener<V extends Variables> = AdapterParts<OnRamp, OnRampSurroundings, V>['open'];

type OnRampParts<V extends Variables> = OnRampDeclaration &
  Omit<AdapterParts<OnRamp, OnRampSurroundings, V>, 'open' | 'code'> & {
    /** Origins of its widget, its pages first. */
    readonly frames: (values: ValuesOf<V>) => readonly [string, ...string[]];
    readonly open: (...given: Parameters<Opener<V>>) => Calls;
  };

/** Players are shown its own pages alone: browsers would block any other. */
const isWithin = (placed: OnRampPlaced, frames: readonly string[]): boolean =>
  !placed.ok || (URL.canParse(placed.widgetUrl) && frames.includes(new URL(placed.widgetUrl).origin));

const declarationOf = (parts: OnRampDeclaration): OnRampDeclaration => {
  const { code, path, name, rank, currencies, countries, feeBp, minutes, verificationAbove } = parts;
  const { defaultAmount, minimum, maximum, besideAddress, frameLoads } = parts;
  return {
    ...{ code, path, name, rank, currencies, countries, feeBp, minutes, verificationAbove },
    ...{ defaultAmount, minimum, maximum, frameLoads },
    ...(besideAddress === undefined ? {} : { besideAddress }),
  };
};

export const defineOnRamp = <const V extends Variables>(parts: OnRampParts<V>): OnRampAdapter => {
  const declaration = declarationOf(parts);
  const adapter = defineAdapter<OnRamp, OnRampSurroundings>()<V>({
    code: parts.path,
    variables: parts.variables,
    ...(parts.simulated === undefined ? {} : { simulated: parts.simulated }),
    ...(parts.onlySimulated === undefined ? {} : { onlySimulated: parts.onlySimulated }),
    open: (values, tools) => {
      const calls = parts.open(values, tools);
      const frames = parts.frames(values);
      return {
        ...{ ...declaration, ...calls, frames },
        placeOrder: async (order) => {
          const placed = await calls.placeOrder(order);
          return isWithin(placed, frames) ? placed : { ok: false, reason: 'unknown' };
        },
      };
    },
  });
  return {
    ...declaration,
    party: { name: parts.path, variables: adapter.variables, check: adapter.check },
    open: adapter.open,
  };
};
