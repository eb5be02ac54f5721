import type { LegalPage } from '@carmine/contract/legal-page';
import { Link } from 'react-router';
import { legalTexts } from './texts.ts';
import { Prose } from './prose.tsx';
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

/** Earlier versions, for players who agreed to them. */
const Versions = ({ page }: { readonly page: LegalPage }) => (
  <nav className="legal-versions" aria-labelledby="versions">
    <h2 id="versions">{legalTexts.versions}</h2>
    <ul>
      {page.versions.map((version, index) => (
        <li key={version}>
          <Link
            className="link num"
            to={index === 0 ? `/en/page/${page.name}` : `/en/page/${page.name}?version=${version}`}
            aria-current={version === page.version ? 'page' : undefined}
          >
            {legalTexts.version(version)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

export const LegalPageView = ({ page }: { readonly page: LegalPage }) => (
  <article className="legal">
    <h1 className="page-title">{page.title}</h1>
    <p className="legal-version">
      {legalTexts.version(page.version)}
      {page.version !== page.versions[0] && `. ${legalTexts.earlier}`}
    </p>
    {page.sections.length >= leastWithContents && <Contents page={page} />}
    {page.sections.map(({ heading, paragraphs }, index) => (
      <section key={heading} id={placeOf(index)}>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <Prose key={paragraph.slice(0, 40)} text={paragraph} />
        ))}
      </section>
    ))}
    {page.versions.length > 1 && <Versions page={page} />}
  </article>
);
