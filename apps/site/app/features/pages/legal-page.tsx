import type { LegalPage } from '@carmine/contract';
import { texts } from '../../texts/en.ts';

export const LegalPageView = ({ page }: { readonly page: LegalPage }) => (
  <article className="legal">
    <h1 className="page-title">{page.title}</h1>
    <p className="legal-version">{texts.page.version(page.version)}</p>
    {page.sections.map(({ heading, paragraphs }) => (
      <section key={heading}>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph.slice(0, 40)}>{paragraph}</p>
        ))}
      </section>
    ))}
  </article>
);
