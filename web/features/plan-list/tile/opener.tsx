import type { ReactNode } from 'react';
import ground from '@/components/ui/ground.module.css';
import { classes } from '@/lib/classes.ts';
import { t } from '../texts.ts';
import css from './acts.module.css';
import { Glyph } from './glyph.tsx';

interface Props {
  name: string;
  /** Where the server opens it, or closes what is open. */
  href: string;
  tab: string;
  open: boolean;
  /** Left out on a phone, where View more leads there. */
  onlyWide?: boolean;
  onPress?: (event: React.MouseEvent) => void;
  children: ReactNode;
}

/** A link that opens a tile's details on the server, and in place where the script runs. */
export function Opener({ name, href, tab, open, onlyWide = false, onPress, children }: Props) {
  return (
    <a
      className={classes(css.opener, onlyWide && css.onlyWide)}
      href={href}
      data-open={tab}
      aria-expanded={open}
      onClick={onPress}
    >
      {children}
      <span className={ground.vh}>{` ${name}`}</span>
      <Glyph of="down" className={css.chevron} />
    </a>
  );
}

/** The words of the opener of all there is. */
export function MoreOrLess({ open }: { open: boolean }) {
  return <span data-more="">{open ? t.viewLess : t.viewMore}</span>;
}
