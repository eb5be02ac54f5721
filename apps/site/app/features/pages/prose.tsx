/** A paragraph of a page or an article, with links for mail addresses and `[title](/path)`. */
import { Link } from 'react-router';

const ways = /(\[[^\]]+\]\(\/[^)\s]*\)|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

const Part = ({ text }: { readonly text: string }) => {
  const [, name, address] = /^\[([^\]]+)\]\((.+)\)$/.exec(text) ?? [];
  if (name !== undefined && address !== undefined) {
    return (
      <Link className="link" to={address}>
        {name}
      </Link>
    );
  }
  return (
    <a className="link" href={`mailto:${text}`}>
      {text}
    </a>
  );
};

/** Split by a capturing pattern: every other part is a link. */
export const Prose = ({ text }: { readonly text: string }) => (
  <p>
    {text.split(ways).map((part, index) => (index % 2 === 1 ? <Part key={`${index} ${part}`} text={part} /> : part))}
  </p>
);

/** The same words without the addresses, for a head or a search. */
export const plainText = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)\s]*\)/g, '$1');
