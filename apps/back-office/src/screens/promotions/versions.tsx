/** The versions of a promotion, and the rules of one. */
import type { DeskVersion } from '@carmine/contract/back-office/promotions';
import type { PromotionRules } from '@carmine/contract/promotions/rules';
import { time } from '../../shell/figures.tsx';
import { Table } from '../../shell/table.tsx';
import { promotions as words } from '../../texts/en-promotions.ts';
import { ruleText, textOf } from './rules-draft.ts';

interface VersionsProps {
  readonly versions: readonly DeskVersion[];
  readonly shown: number | undefined;
  readonly onShow: (version: number) => void;
}

export const Versions = ({ versions, shown, onShow }: VersionsProps) => (
  <section className="card">
    <h2>{words.versions}</h2>
    <Table label={words.versions} columns={Object.values(words.versionColumns)}>
      {versions.map(({ version, state, isOffered, madeBy, approvedBy, accepted }) => (
        <tr key={version}>
          <td>
            <button type="button" className="button" aria-pressed={version === shown} onClick={() => onShow(version)}>
              {words.version(version)}
            </button>
          </td>
          <td>
            <span className={`tag ${isOffered ? 'good' : state === 'pending' ? 'warn' : ''}`}>
              {isOffered ? words.offeredNow : words.versionStates[state]}
            </span>
          </td>
          <td>{madeBy ?? words.program}</td>
          <td>{approvedBy ?? '–'}</td>
          <td className="number">{accepted}</td>
        </tr>
      ))}
    </Table>
  </section>
);

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const text = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map(text).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(text).join(' / ');
  if (value === null) return '–';
  const shown = textOf(value);
  return moment.test(shown) ? time(shown) : shown;
};

const flat = (rules: object, prefix = ''): [string, string][] =>
  Object.entries(rules).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flat(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, text(value)]],
  );

export const VersionRules = ({ rules }: { readonly rules: PromotionRules }) => (
  <Table label={words.rules} columns={Object.values(words.ruleColumns)}>
    {flat(rules).map(([name, value]) => (
      <tr key={name}>
        <td>{words.nameOf(name)}</td>
        <td>{ruleText(name, value)}</td>
      </tr>
    ))}
  </Table>
);
