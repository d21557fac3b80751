import type { ReactNode } from 'react';
import { Nuqta } from '@/components/ui/nuqta.tsx';
import type { Among } from './among.tsx';
import flagCss from './flag.module.css';
import { InsurerMark } from './insurer-mark.tsx';
import css from './tile.module.css';

interface Props {
  id: number;
  logo: string;
  name: string;
  by: string;
  /** The only flag there is: a fact, where it is true. */
  flag: ReactNode;
}

interface FlagProps {
  children: string;
  /** Where it is true among some plans only (tile/among.tsx). */
  stands?: Among | undefined;
  /** It stands ready for a plan that has one. */
  hidden?: boolean;
}

/** Whose plan it is. */
export function TileHead({ id, logo, name, by, flag }: Props) {
  return (
    <div className={css.id}>
      <InsurerMark logo={logo} />
      <div>
        <h2 id={`name-${id}`}>{name}</h2>
        <div className={css.whose}>
          <p className={css.by}>{by}</p>
          {typeof flag === 'string' ? <Flag>{flag}</Flag> : flag}
        </div>
      </div>
    </div>
  );
}

export function Flag({ children, stands, hidden = false }: FlagProps) {
  return (
    <span className={flagCss.flag} data-flag="" data-stands={stands} hidden={hidden}>
      <Nuqta className={flagCss.flagDot} />
      <span>{children}</span>
    </span>
  );
}
