/** The catalogue's facts, asked at most every few seconds: a new version is seen that fast and no call waits for it. */
import type { CatalogueInfo } from '@muqarin/quoting/contract/catalogue';
import type { BffParts } from '../parts.ts';
import { asBff } from './as-bff.ts';

export interface Catalogue {
  info(): Promise<CatalogueInfo>;
}

const keptMilliseconds = 5000;

export function createCatalogue({ quoting, now }: Pick<BffParts, 'quoting' | 'now'>): Catalogue {
  let kept: { info: Promise<CatalogueInfo>; until: number } | undefined;
  return {
    info: () => {
      const time = now().getTime();
      if (kept && kept.until > time) return kept.info;
      const info = quoting.catalogueInfo({}, catalogueReader);
      kept = { info, until: time + keptMilliseconds };
      info.catch(() => {
        kept = undefined;
      });
      return info;
    },
  };
}

const catalogueReader = asBff('catalogue');
