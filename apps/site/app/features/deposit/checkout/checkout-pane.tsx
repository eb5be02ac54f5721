import type { Checkout } from '@carmine/contract/payments/checkout';
import { buttonClass, PrimaryButton } from '@carmine/design/button';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState, type ReactNode } from 'react';
import type { FrameContent } from '../../../state/modal-slice.ts';
import { store } from '../../../state/store.ts';
import { depositTexts } from '../texts.ts';
import { AddressField } from '../../crypto-deposit/address-field.tsx';
import { documentOf, pageOf } from './checkout-page.ts';
import './checkout.css';

const { checkout: words } = depositTexts;

/** The specification's. */
const qrPx = 200;

/** Same as the document's own policy: an opaque origin, so that the gateway's script cannot access ours. */
const widgetSandbox = 'allow-scripts allow-forms allow-popups';

interface Props {
  readonly id: string;
  /** The gateway's display name. */
  readonly name: string;
  readonly checkout: Checkout;
  /** Opens automatically, because the player has just chosen it. */
  readonly opens?: boolean;
  /** What a screen shows beside a code. */
  readonly beside?: ReactNode;
}

/** Content of the payment's frame; undefined without one. */
const frameOf = ({ id, name, checkout }: Props): FrameContent | undefined => {
  const shared = { title: words.frame(name), purpose: 'payment', by: name } as const;
  if (checkout.presentation === 'widget') return { ...shared, address: documentOf(id), sandbox: widgetSandbox };
  if (checkout.presentation !== 'frame') return undefined;
  const { frameUrl: address, frameRights, frameLoads: initialLoads } = checkout;
  return { ...shared, address, initialLoads, sandbox: frameRights.join(' ') };
};

const Framed = ({ frame, opens }: { readonly frame: FrameContent; readonly opens: boolean }) => {
  // Once: closed by the player it stays closed.
  const [first] = useState(frame);
  useEffect(() => {
    if (opens) store().modal.open('iframe', { frame: first });
  }, [opens, first]);
  const open = () => store().modal.open('iframe', { frame });
  return (
    <PrimaryButton size="large" block onClick={open}>
      {words.open}
    </PrimaryButton>
  );
};

interface CodeProps extends Pick<Props, 'name' | 'beside'> {
  readonly qr: string;
  readonly page: string | undefined;
}

const Code = ({ qr, page, name, beside }: CodeProps) => (
  <>
    <div className="checkout-code">
      <div className="checkout-qr">
        <QRCodeSVG value={qr} level="M" size={qrPx} title={words.qr(name)} role="img" />
      </div>
      {beside}
    </div>
    <p>{words.scan(name)}</p>
    {page !== undefined && (
      <a className="link" href={page}>
        {words.here(name)}
      </a>
    )}
  </>
);

/** How a deposit that waits is paid: the same after a reload and on another device. */
export const CheckoutPane = (props: Props) => {
  const { id, name, checkout, opens = false, beside } = props;
  const frame = frameOf(props);
  const page = pageOf(id, checkout);
  return (
    <div className="checkout-pane">
      {frame !== undefined && <Framed frame={frame} opens={opens} />}
      {page !== undefined && (
        <a className={buttonClass({ size: 'large', block: true })} href={page}>
          {words.go(name)}
        </a>
      )}
      {checkout.presentation === 'qr' && (
        <Code qr={checkout.qr} page={checkout.redirectUrl} name={name} beside={beside} />
      )}
      {checkout.presentation === 'address' && (
        <>
          <p>{words.send}</p>
          <AddressField label={words.address} text={checkout.address} />
          {checkout.reference !== undefined && <AddressField label={words.reference} text={checkout.reference} />}
        </>
      )}
    </div>
  );
};
