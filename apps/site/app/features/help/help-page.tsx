import { type HelpArticle, helpTopics } from '@carmine/contract/content/help';
import type { Language } from '@carmine/money';
import { SecondaryButton } from '@carmine/design/button';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSite } from '../../platform/page/site-data.ts';
import { helpAddress, legalAddress, payOutTimesAddress } from '../../platform/page/text-address.ts';
import { helpTexts as words } from './texts.ts';
import { chatOf } from '../chat/chat-of.ts';
import { Prose } from '../pages/prose.tsx';
import { findArticles } from './find-articles.ts';
import './help.css';
import '../../styles/article.css';

interface ArticlesProps {
  readonly articles: readonly HelpArticle[];
  /** Of the articles, and so of their addresses. */
  readonly language: Language;
}

const Articles = ({ articles, language }: ArticlesProps) => (
  <ul>
    {articles.map(({ name, title }) => (
      <li key={name}>
        <Link to={helpAddress(name, language)}>{title}</Link>
      </li>
    ))}
  </ul>
);

/** Link to support at the end of every help page. */
export const AskPerson = () => {
  const { skin } = useSite();
  return (
    <section className="help-person">
      <div>
        <h2>{words.person}</h2>
        <p>
          {words.personText} {skin.support.hours}.
        </p>
      </div>
      <SecondaryButton onClick={() => chatOf(skin).open()}>{words.chat}</SecondaryButton>
      <p className="help-mail">
        {words.mail}{' '}
        <a className="link" href={`mailto:${skin.support.email}`}>
          {skin.support.email}
        </a>
      </p>
    </section>
  );
};

const Elsewhere = () => (
  <nav className="help-elsewhere" aria-label={words.elsewhere}>
    <h2>{words.elsewhere}</h2>
    <ul>
      <li>
        <Link to={payOutTimesAddress()}>{words.links.payOutTimes}</Link>
      </li>
      <li>
        <Link to={legalAddress('fairness')}>{words.links.fairness}</Link>
      </li>
      <li>
        <Link to={legalAddress('complaints')}>{words.links.complaints}</Link>
      </li>
      <li>
        <Link to={legalAddress('responsible-gaming')}>{words.links.responsible}</Link>
      </li>
    </ul>
  </nav>
);

const Topics = ({ articles, language }: ArticlesProps) => (
  <div className="help-topics">
    {helpTopics.map((topic) => (
      <section key={topic}>
        <h2>{words.topics[topic]}</h2>
        <Articles articles={articles.filter((one) => one.topic === topic)} language={language} />
      </section>
    ))}
  </div>
);

export const HelpPage = ({ articles, language }: ArticlesProps) => {
  const [search, setSearch] = useState('');
  const found = findArticles(articles, search);
  return (
    <div className="help">
      <h1 className="page-title">{words.title}</h1>
      <label className="help-search">
        <Search size={20} aria-hidden="true" />
        <input
          type="search"
          value={search}
          aria-label={words.search}
          placeholder={words.searchPlaceholder}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      {search.trim() === '' ? (
        <Topics articles={articles} language={language} />
      ) : (
        <section className="help-found">
          <p role="status">{found.length === 0 ? words.none : words.found(found.length)}</p>
          <Articles articles={found} language={language} />
        </section>
      )}
      <AskPerson />
      <Elsewhere />
    </div>
  );
};

interface ArticleProps extends ArticlesProps {
  readonly article: HelpArticle;
}

export const HelpArticlePage = ({ article, articles, language }: ArticleProps) => {
  const others = articles.filter(({ topic, name }) => topic === article.topic && name !== article.name);
  return (
    <div className="help">
      <Link className="link help-back" to={helpAddress(undefined, language)}>
        {words.back}
      </Link>
      <article className="legal help-article" lang={language}>
        <p className="legal-version">{words.topics[article.topic]}</p>
        <h1 className="page-title">{article.title}</h1>
        {article.paragraphs.map((paragraph) => (
          <Prose key={paragraph.slice(0, 40)} text={paragraph} />
        ))}
      </article>
      {others.length > 0 && (
        <nav className="help-elsewhere" aria-label={words.more}>
          <h2>{words.more}</h2>
          <Articles articles={others} language={language} />
        </nav>
      )}
      <AskPerson />
    </div>
  );
};
