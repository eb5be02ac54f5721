/** Step-up: by a code or a passkey where the player has set one, else by the password. */
import { type FactorWay, getStepUp } from '@carmine/contract/account/second-factor';
import { stepUp } from '@carmine/contract/account/user-service';
import { PrimaryButton } from '@carmine/design/button';
import { Skeleton } from '@carmine/design/feedback';
import { TextInput } from '@carmine/design/text-input';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { entryTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { firstWay, rememberWay } from './last-way.ts';
import { hasPasskeys, signWithPasskey } from './passkey.ts';
import './step-up.css';
import '../../styles/form.css';
import '@carmine/design/dialog.css';

const { stepUp: words } = entryTexts;

/** Never cached, because it contains a passkey challenge. */
const waysQuery = () =>
  queryOptions({
    queryKey: ['session', 'step-up'],
    queryFn: async () => orThrowResponse(await call(getStepUp, {})),
    staleTime: 0,
    gcTime: 0,
  });

interface Props {
  readonly text?: string;
  readonly submit?: string;
  readonly onProven: () => Promise<void> | void;
}

type Proof = { readonly password: string } | { readonly code: string } | { readonly passkey: Record<string, unknown> };

const useProof = (onProven: Props['onProven']) => {
  const client = useQueryClient();
  const [wrong, setWrong] = useState<string>();
  const [pending, setPending] = useState(false);
  const prove = async (proof: Proof | undefined) => {
    setPending(true);
    setWrong(undefined);
    try {
      if (proof === undefined) throw new Error('no passkey');
      orThrowResponse(await call(stepUp, { body: proof }));
      await onProven();
    } catch (error) {
      setWrong(messageOf(error, words.failed));
      await client.invalidateQueries({ queryKey: waysQuery().queryKey });
    }
    setPending(false);
  };
  return { wrong, pending, prove, forget: () => setWrong(undefined) };
};

interface WaysProps {
  readonly ways: readonly FactorWay[];
  readonly way: FactorWay;
  readonly onChoose: (way: FactorWay) => void;
}

const Ways = ({ ways, way, onChoose }: WaysProps) => (
  <div className="step-up-ways" role="group" aria-label={words.label}>
    {ways.map((one) => (
      <button key={one} type="button" aria-pressed={one === way} onClick={() => onChoose(one)}>
        {words.ways[one]}
      </button>
    ))}
  </div>
);

/** Only methods that are set up and that this browser supports. If they could not be fetched, the password. */
const useWays = () => {
  const { data, isPending } = useQuery(waysQuery());
  const [chosen, choose] = useState<FactorWay>();
  const ways = (data?.ways ?? ['password']).filter((one) => one !== 'passkey' || hasPasskeys());
  return { ways, way: chosen ?? firstWay(ways), choose, options: data?.passkey, isPending };
};

export const StepUpForm = ({ text = words.text, submit = words.submit, onProven }: Props) => {
  const { ways, way, choose, options, isPending } = useWays();
  const [typed, setTyped] = useState('');
  const { wrong, pending, prove, forget } = useProof(() => {
    rememberWay(way);
    return onProven();
  });
  const turnTo = (next: FactorWay) => {
    choose(next);
    setTyped('');
    forget();
  };
  if (isPending) {
    return (
      <div className="form">
        <p className="dialog-text">{text}</p>
        <Skeleton shape="block" />
      </div>
    );
  }
  if (ways.length === 0) return <p className="dialog-text">{words.nothingHere}</p>;
  const isPassword = way === 'password';
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void prove(isPassword ? { password: typed } : { code: typed.trim() });
      }}
    >
      <p className="dialog-text">{text}</p>
      {ways.length > 1 && <Ways ways={ways} way={way} onChoose={turnTo} />}
      {way !== 'passkey' && (
        <TextInput
          key={way}
          label={isPassword ? words.password : words.code}
          {...(isPassword ? { secret: { show: texts.common.showPassword, hide: texts.common.hidePassword } } : {})}
          autoComplete={isPassword ? 'current-password' : 'one-time-code'}
          autoFocus
          value={typed}
          error={wrong}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {way === 'passkey' && wrong !== undefined && (
        <p className="step-up-wrong" role="alert">
          {wrong}
        </p>
      )}
      <div className="dialog-foot">
        {way === 'passkey' ? (
          <PrimaryButton
            size="large"
            block
            loading={pending}
            onClick={() => {
              const sign = options && signWithPasskey(options);
              void Promise.resolve(sign).then((passkey) => prove(passkey && { passkey }));
            }}
          >
            <KeyRound size={20} aria-hidden="true" />
            {words.passkey}
          </PrimaryButton>
        ) : (
          <PrimaryButton type="submit" size="large" block disabled={typed.trim() === ''} loading={pending}>
            {submit}
          </PrimaryButton>
        )}
      </div>
    </form>
  );
};
