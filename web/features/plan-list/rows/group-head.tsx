import { classes } from '@/lib/classes.ts';
import acts from '../tile/acts.module.css';
import { type Fact, Facts } from '../tile/facts.tsx';
import { Glyph } from '../tile/glyph.tsx';
import { InsurerMark } from '../tile/insurer-mark.tsx';
import tileCss from '../tile/tile.module.css';
import { Conditions, FinePrint } from '../tile/tile.tsx';
import { Flag } from '../tile/tile-head.tsx';
import listCss from '../tile/tile-list.module.css';
import css from './group-head.module.css';
import { type GroupWords, groupToggle } from './group-words.ts';

interface Props {
  group: number;
  words: GroupWords;
  logos: readonly string[];
  /** Over the range: what it is for. */
  label: string;
  facts: readonly Fact[];
  /** Who may buy them. */
  conditions?: readonly string[];
  fine: { lead: string; text: string };
  open: boolean;
  hidden: boolean;
  folded: boolean;
  /** The list with the group opened, or closed. */
  href: string;
  onPress?: (event: React.MouseEvent) => void;
}

const MARKS = 4;

/** The row of plans whose shown facts are equal: the facts once, from which to which premium, and whose they are. */
export function GroupHead(props: Props) {
  const { group, words, logos, label, facts, conditions = [], fine } = props;
  const { open, hidden, folded, href, onPress } = props;
  return (
    <li
      className={listCss.item}
      id={`group-${group}`}
      data-group={group}
      data-folded={folded || undefined}
      aria-labelledby={`group-name-${group}`}
      hidden={hidden}
    >
      <div className={classes(tileCss.tile, css.head)} data-opened={open || undefined}>
        <div className={css.who}>
          <h2 id={`group-name-${group}`} data-title="">
            {words.title}
          </h2>
          <div className={tileCss.whose}>
            <p className={tileCss.by} data-by="">
              {words.by}
            </p>
            <Flag hidden={words.flag === null}>{words.flag ?? ''}</Flag>
          </div>
          <p className={css.marks} aria-hidden="true">
            {[...new Set(logos)].slice(0, MARKS).map((logo) => (
              <InsurerMark key={logo} logo={logo} small />
            ))}
          </p>
        </div>
        <p className={css.range}>
          <span>{label}</span>
          <bdi data-range="">{words.range}</bdi>
        </p>
        <Facts facts={facts} />
        <Conditions conditions={conditions} />
        <FinePrint {...fine} />
        <div className={tileCss.acts}>
          <a
            className={acts.opener}
            href={href}
            data-toggle=""
            aria-expanded={open}
            onClick={onPress}
          >
            <span data-words="">{groupToggle(words.count, open)}</span>
            <Glyph of="down" className={acts.chevron} />
          </a>
        </div>
      </div>
    </li>
  );
}
