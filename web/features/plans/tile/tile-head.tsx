import { Nuqta } from '@/components/ui/nuqta.tsx';
import { InsurerMark } from './insurer-mark.tsx';
import css from './tile.module.css';

interface Props {
  id: number;
  logo: string;
  name: string;
  by: string;
  /** The only flag there is: a fact, where it is true. */
  flag: string | false;
}

/** Whose plan it is. */
export function TileHead({ id, logo, name, by, flag }: Props) {
  return (
    <div className={css.id}>
      <InsurerMark logo={logo} />
      <div>
        <h2 id={`name-${id}`}>{name}</h2>
        <p className={css.by}>{by}</p>
        {flag && (
          <span className={css.flag}>
            <Nuqta className={css.flagDot} />
            {flag}
          </span>
        )}
      </div>
    </div>
  );
}
