/** Declaration of a studio by its folder: variables, the origin of its pictures, and how to open it. */
import type { Studio } from '../../modules/gaming/ports.ts';
import type { OutsideParty } from '../../platform/settings/outside-party.ts';
import type { ValuesOf, Variables } from '../../platform/settings/variables.ts';
import { defineAdapter, type AdapterParts, type Surroundings } from '../adapter.ts';

/** What the document that shows its pictures must allow. */
interface StreamOrigin {
  readonly kind: 'frame' | 'video';
  readonly origin: string;
}

export interface OpenStudio extends Studio {
  readonly streams: StreamOrigin;
}

export interface StudioAdapter {
  readonly path: string;
  readonly party: OutsideParty & { readonly name: string };
  readonly open: (surroundings: Surroundings) => OpenStudio;
}

type Opener<V extends Variables> = AdapterParts<OpenStudio, object, V>['open'];

type StudioParts<V extends Variables> = Omit<AdapterParts<OpenStudio, object, V>, 'open'> & {
  readonly streams: (values: ValuesOf<V>) => StreamOrigin;
  readonly open: (...given: Parameters<Opener<V>>) => Omit<Studio, 'code'>;
};

/** A call while a round waits must not outlast the runner's pace by much. */
const timeoutMs = 3_000;

export const defineStudio = <const V extends Variables>(parts: StudioParts<V>): StudioAdapter => {
  const { code, variables, simulated } = parts;
  const adapter = defineAdapter<OpenStudio>()<V>({
    ...{ code, variables },
    ...(simulated === undefined ? {} : { simulated }),
    open: (values, tools) => ({ code, ...parts.open(values, tools), streams: parts.streams(values) }),
  });
  return {
    path: code,
    party: { name: code, variables: adapter.variables, check: adapter.check },
    open: (surroundings) => adapter.open({ timeoutMs, ...surroundings }),
  };
};
