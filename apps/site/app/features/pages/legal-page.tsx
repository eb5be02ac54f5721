import type { LegalPage } from '@carmine/contract/content/legal-page';
import type { Language } from '@carmine/money';
import { Link } from 'react-router';
import { legalAddress } from '../../platform/page/text-address.ts';
import { Prose } from './prose.tsx';
import { legalTexts } from './texts.ts';
import '../../styles/article.css';
import './legal-page.css';

/** Pages with fewer sections need no table of contents. */
const leastWithContents = 6;

const placeOf = (index: number): string => `section-${index + 1}`;

const Contents = ({ page }: { readonly page: LegalPage }) => (
  <nav className="legal-contents" aria-labelledby="contents">
    <h2 id="contents">{legalTexts.contents}</h2>
    <ol>
      {page.sections.map(({ heading }, index) => (
        <li key={heading}>
          <a href={`#${placeOf(index)}`}>{heading}</a>
        </li>
      ))}
    </ol>
  </nav>
);

/** Who agreed to an earlier text can read it again. */
const Versions = ({ page, address }: { readonly page: LegalPage; readonly address: string }) => (
  <nav className="legal-versions" aria-labelledby="versions">
    <h2 id="versions">{legalTexts.versions}</h2>
    <ul>
      {page.versions.map((version, index) => (
        <li key={version}>
          <Link
            className="link num"
            to={index === 0 ? address : `${address}?version=${version}`}
            aria-current={version === page.version ? 'page' : undefined}
          >
            {legalTexts.version(version)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

interface LegalPageProps {
  readonly page: LegalPage;
  /** Of the address: an earlier version may be in another one. */
  readonly language: Language;
}

export const LegalPageView = ({ page, language }: LegalPageProps) => (
  <article className="legal" lang={page.language}>
    <h1 className="page-title">{page.title}</h1>
    <p className="legal-version">
      {legalTexts.version(page.version)}
      {page.version !== page.versions[0] && `. ${legalTexts.earlier}`}
    </p>
    {page.note !== undefined && <Prose text={page.note} />}
    {page.sections.length >= leastWithContents && <Contents page={page} />}
    {page.sections.map(({ heading, paragraphs }, index) => (
      <section key={heading} id={placeOf(index)}>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <Prose key={paragraph.slice(0, 40)} text={paragraph} />
        ))}
      </section>
    ))}
    {page.versions.length > 1 && <Versions page={page} address={legalAddress(page.name, language)} />}
  </article>
);
