import type { CatalogueChangePage } from '@muqarin/bff/contract/catalogue-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import type { ReactNode } from 'react';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import desk from '../desk/desk.module.css';

export interface ActingProps {
  page: CatalogueChangePage;
  token: string;
}

/** Says which change, and how it stood when it was looked at. */
export function Acting({ page, token, children }: ActingProps & { children: ReactNode }) {
  return (
    <form method="post" action={formPaths.staffCatalogue} className={desk.act}>
      <Which page={page} token={token} />
      {children}
    </form>
  );
}

export function Which({ page, token }: ActingProps) {
  return (
    <>
      <CsrfField token={token} />
      <input type="hidden" name="change_id" value={page.row.changeId} />
      <input type="hidden" name="turn" value={page.turn} />
    </>
  );
}
