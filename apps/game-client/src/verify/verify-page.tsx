import { BrandMark } from '@carmine/design/brand-mark';
import { pageLanguage } from '@carmine/money';
import { useState } from 'react';
import { ArrowLeft, ShieldCheck } from '../hud/icons.tsx';
import { FromFile } from './from-file.tsx';
import { FromSeeds } from './from-seeds.tsx';
import { texts } from './texts.ts';

const ways = [
  { id: 'one', text: texts.one },
  { id: 'many', text: texts.many },
] as const;

const { footer } = texts;
const links = [
  { href: `/${pageLanguage}/help`, text: footer.help },
  { href: `/${pageLanguage}/page/complaints`, text: footer.complaints },
  { href: `/${pageLanguage}/page/fairness`, text: footer.fairness },
  { href: `/${pageLanguage}/page/responsible-gaming`, text: footer.responsible },
  { href: `/${pageLanguage}/page/terms-and-conditions`, text: footer.terms },
  { href: `/${pageLanguage}/page/privacy-policy`, text: footer.privacy },
];

/** `saved`: opened from a disk, where there is nothing left to save. */
export const VerifyPage = ({ saved }: { saved: boolean }) => {
  const [way, setWay] = useState<(typeof ways)[number]['id']>('one');
  return (
    <div className="verify drawer-body">
      <header className="verify-head">
        {saved ? null : (
          <a className="verify-home" href="/" target="_top">
            <ArrowLeft />
            {texts.home}
          </a>
        )}
        <BrandMark />
        <div>
          <h1>{texts.title}</h1>
          <p>{texts.lead}</p>
          <p className="verify-source">
            <ShieldCheck />
            <span>{texts.source}</span>
          </p>
        </div>
        {saved ? null : (
          <a className="hud-button" href="/verify" download={texts.saveName}>
            {texts.save}
          </a>
        )}
      </header>
      <div className="verify-ways" role="group" aria-label={texts.ways}>
        {ways.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            aria-pressed={way === id}
            onClick={() => {
              setWay(id);
            }}
          >
            {text}
          </button>
        ))}
      </div>
      <main>{way === 'one' ? <FromSeeds /> : <FromFile />}</main>
      {saved ? null : (
        <footer className="verify-foot">
          <nav aria-label={footer.label}>
            {links.map(({ href, text }) => (
              <a key={href} href={href} target="_top">
                {text}
              </a>
            ))}
          </nav>
          <p>{footer.adults}</p>
        </footer>
      )}
    </div>
  );
};
