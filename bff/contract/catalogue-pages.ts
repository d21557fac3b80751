/** What the pages of the catalogue's desk are made of (features 142). */
import type {
  CatalogueChange,
  CatalogueChangeRow,
  CatalogueFile,
  CatalogueVersions,
} from '@muqarin/quoting/contract/catalogue-changes';

export type CatalogueView = 'open' | 'live' | 'ended';

interface Said {
  /** What was refused, as it was typed. */
  typed: Record<string, string>;
  errors: { field: string; message: string }[];
  notice: string | null;
  error: string | null;
}

/** GET /api/pages/staff/catalogue?view=&page= : changes, the last touched first, and the versions of each line. */
export interface CataloguePage extends Said {
  view: CatalogueView;
  rows: CatalogueChangeRow[];
  total: number;
  /** From 1. */
  page: number;
  pages: number;
  lines: CatalogueVersions['lines'];
  mayChange: boolean;
}

/** GET /api/pages/staff/catalogue/change?change=&file= : one change, with a file of it where one is asked for. */
export interface CatalogueChangePage extends Said, CatalogueChange {
  file: CatalogueFile | null;
}

/** GET /api/pages/staff/catalogue/quotes?line=&version=&page= : references alone, nothing of a person. */
export interface VersionQuotesPage {
  line: CatalogueChangeRow['line'];
  version: string;
  rows: { reference: string; day: string; status: string }[];
  total: number;
  page: number;
  pages: number;
}
