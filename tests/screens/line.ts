/** One screen of the product, as the tables of screens list it. */
import type { Page } from 'playwright';
import type { Looker, World } from './world.ts';

export interface Line {
  /** The picture's name, without the size. */
  readonly name: string;
  /** The viewer: a visitor, a player with money and a history, an operator with every permission. */
  readonly as: Looker;
  /** URL relative to the site or the back office. */
  readonly at: string | ((world: World) => string);
  /** Where the looker is; without it, where the product's own machine is. */
  readonly from?: string;
  /** What has to be done there before it shows. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** The picture holds the whole page, not only what is in view. */
  readonly whole?: boolean;
  /** The steps measure the layout: they run at desktop width too. */
  readonly measures?: boolean;
  /** Expected console complaints, such as the 404 of a missing page. */
  readonly complaint?: RegExp;
}
